import { useTranslation } from "react-i18next";
import { GameTile } from "@member-wallet/ui/carousel";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import type { CarouselGame } from "./carousel-game.ts";
import styles from "./LastPlayedView.module.css";

interface LastPlayedViewProps {
  /** The latest first. */
  games: readonly CarouselGame[];
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The games that the member played last in this browser; absent when there is none. */
export function LastPlayedView({ games, open }: LastPlayedViewProps) {
  const { t } = useTranslation("member");
  if (games.length === 0) return null;
  const heading = t("home.lastPlayed");
  return (
    <section className={styles.played} aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.games}>
        {games.map(({ code, name, logo }) => (
          <li key={code}>
            <GameTile name={name} logo={logo} onOpen={() => open({ kind: "game", code })} />
          </li>
        ))}
      </ul>
    </section>
  );
}
