import { useTranslation } from "react-i18next";
import type { GameAccount, GameCategory } from "@member-wallet/api";
import { EmptyState, Skeleton } from "@member-wallet/ui";
import { Coverflow, GameCard } from "@member-wallet/ui/carousel";
import { useDialogAddress } from "../../router/useDialogAddress.ts";
import styles from "./GameCarousels.module.css";

const CATEGORIES: readonly GameCategory[] = ["slot", "sport", "lotto"];

/** The three carousels of game accounts (§2 Member home), each only when it has entries; `null` while not known. */
export function GameCarousels({ games }: { games: readonly GameAccount[] | null }) {
  const { t } = useTranslation("member");
  const { open } = useDialogAddress();
  if (games === null) return <Skeleton shape="block" />;
  if (games.length === 0) return <EmptyState title={t("home.noGames")} />;
  return CATEGORIES.map((category) => {
    const entries = games.filter((game) => game.category === category);
    if (entries.length === 0) return null;
    return (
      <section key={category} className={styles.category}>
        <h2 className={styles.heading}>{t(`home.${category}`)}</h2>
        <Coverflow
          label={t(`home.${category}`)}
          items={entries}
          keyOf={(game) => game.code}
          renderCard={(game) => (
            <GameCard game={game} onOpen={() => open({ kind: "game", code: game.code })} />
          )}
        />
      </section>
    );
  });
}
