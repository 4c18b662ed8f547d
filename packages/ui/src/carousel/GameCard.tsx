import { formatGameCredit, type Satang } from "@member-wallet/domain";
import { use } from "react";
import { Amount } from "../amount/Amount.tsx";
import { HiddenAmounts } from "../amount/hidden-amounts.ts";
import { HiddenFigure } from "../amount/HiddenFigure.tsx";
import type { CardPlace } from "./coverflow/card-place.ts";
import styles from "./GameCard.module.css";
import { GamePicture } from "./GamePicture.tsx";

/** A game account as its card shows it. */
export interface GameCardAccount {
  readonly name: string;
  /** Images as the server sent them; unsafe or broken ones are not shown. */
  readonly logo: string | null;
  readonly background: string | null;
  readonly opening:
    | { readonly kind: "inactive" }
    /** `rate` is the wallet-to-game rate `ftWalletSlot`; either is `null` while it is not known. */
    | { readonly kind: "active"; readonly balance: Satang | null; readonly rate: number | null };
}

/** The card's labels, in the member's language. */
export interface GameCardLabels {
  /** The text of the game credit: "credit 1,234.00". */
  readonly credit: (figure: string) => string;
  /** On an inactive account: "Open account". */
  readonly openAccount: string;
}

/** A game account with the card's texts and its place in the carousel. */
export interface GameCardProps {
  readonly account: GameCardAccount;
  readonly labels: GameCardLabels;
  readonly place: CardPlace;
  readonly onOpen: () => void;
}

/** A game account's card (§2): its balance and game credit when active, else the prompt to open it. One button. */
export function GameCard({ account, labels, place, onOpen }: GameCardProps) {
  const { opening } = account;
  const hidden = use(HiddenAmounts);
  return (
    <button
      type="button"
      className={styles.card}
      data-opening={opening.kind}
      tabIndex={place.tabIndex}
      onClick={onOpen}
    >
      <GamePicture source={account.background} waits={!place.loadImages} className={styles.background} />
      <span className={styles.head}>
        <GamePicture source={account.logo} waits={!place.loadImages} className={styles.logo} />
        <span className={styles.name}>{account.name}</span>
      </span>
      {opening.kind === "active" ? (
        <span className={styles.money}>
          <Amount amount={opening.balance} size="medium" />
          <span className={styles.credit}>
            {hidden === null ? (
              labels.credit(formatGameCredit(opening.balance, opening.rate))
            ) : (
              <HiddenFigure text={hidden} sentence={labels.credit} />
            )}
          </span>
        </span>
      ) : (
        <span className={styles.prompt}>{labels.openAccount}</span>
      )}
    </button>
  );
}
