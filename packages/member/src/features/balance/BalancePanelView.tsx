import { Eye, EyeOff, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Satang, Total } from "@member-wallet/domain";
import {
  Amount,
  AmountSkeleton,
  IconButton,
  MultilingualText,
  Skeleton,
  TotalAmount,
} from "@member-wallet/ui";
import styles from "./BalancePanelView.module.css";

/** A member's balances. */
export interface BalanceFigures {
  /** The member's name; `null` when it is not known. */
  name: string | null;
  total: Total;
  /** `null` when it is not known. */
  wallet: Satang | null;
  inGames: Total;
}

/** Why the balances are not the latest. */
export interface BalanceProblem {
  message: string;
  /** A further try is under way. */
  retrying: boolean;
  retry: () => void;
}

/** The balances as they are loaded and refreshed. */
export interface BalanceState {
  /** `null` until they load, and when nothing is known of them. */
  figures: BalanceFigures | null;
  /** `null` when the last call for them succeeded, or when there was none yet. */
  problem: BalanceProblem | null;
  updating: boolean;
  /** Refreshes every game's balance at its provider, then loads the wallet. */
  refresh: () => void;
  /** The member hides all amounts. */
  hidden: boolean;
  toggleHidden: () => void;
}

interface BalancePanelViewProps extends BalanceState {
  /** The age of the balances. */
  age: ReactNode;
}

/** Balances that could not be loaded, and that nothing is known of, are dashes. */
const UNKNOWN: BalanceFigures = {
  name: null,
  total: { amount: null, complete: true },
  wallet: null,
  inGames: { amount: null, complete: true },
};

/** The member's balances: the total large, its two parts small, and their age; in the greeting's place what is wrong. */
export function BalancePanelView(props: BalancePanelViewProps) {
  const { problem, updating, refresh, hidden, toggleHidden, age } = props;
  const { t } = useTranslation("member");
  const figures = props.figures ?? (problem && UNKNOWN);
  const incomplete = t("home.incomplete");
  return (
    <section
      className={styles.panel}
      data-old={problem !== null}
      aria-busy={updating}
      aria-labelledby="total-balance"
    >
      {/* Its space stays, so that the balance does not move. */}
      <p className={styles.greeting}>
        {problem ? (
          <output>{t(props.figures ? "home.stale" : "home.unavailable")}</output>
        ) : figures ? (
          figures.name !== null && <MultilingualText text={t("home.greeting", { name: figures.name })} />
        ) : (
          <Skeleton />
        )}
      </p>
      <div className={styles.head}>
        <h2 id="total-balance" className={styles.label}>
          {t("home.totalBalance")}
        </h2>
        <IconButton
          label={t(hidden ? "home.showAmounts" : "home.hideAmounts")}
          icon={hidden ? EyeOff : Eye}
          onClick={toggleHidden}
        />
        <IconButton label={t("home.refresh")} icon={RefreshCw} pending={updating} onClick={refresh} />
      </div>
      <p className={styles.total} data-testid="total-balance">
        {figures ? (
          <TotalAmount total={figures.total} size="hero" incompleteText={incomplete} />
        ) : (
          <AmountSkeleton />
        )}
      </p>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{t("home.wallet")}</dt>
          <dd>{figures ? <Amount amount={figures.wallet} /> : <Skeleton />}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t("home.inGames")}</dt>
          <dd>
            {figures ? <TotalAmount total={figures.inGames} incompleteText={incomplete} /> : <Skeleton />}
          </dd>
        </div>
      </dl>
      {figures !== UNKNOWN && <output className={styles.age}>{age}</output>}
    </section>
  );
}
