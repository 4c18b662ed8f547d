import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { GameAccount, GameCategory } from "@member-wallet/api";
import { EmptyState } from "@member-wallet/ui";
import { type CardPlace, Coverflow, GameCard, type GameCardAccount } from "@member-wallet/ui/carousel";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import styles from "./GameCarousels.module.css";

const CATEGORIES: readonly GameCategory[] = ["slot", "sport", "lotto"];

/** The three carousels of game accounts (§2 Member home), each only when it has entries. */
export function GameCarousels({ games }: { games: readonly GameAccount[] }) {
  const { t } = useTranslation("member");
  if (games.length === 0) return <EmptyState title={t("home.noGames")} />;
  return CATEGORIES.map((category) => (
    <CategoryCarousel
      key={category}
      category={category}
      games={games.filter((game) => game.category === category)}
    />
  ));
}

function CategoryCarousel({ category, games }: { category: GameCategory; games: readonly GameAccount[] }) {
  const { t } = useTranslation("member");
  const { open } = useDialogAddress();
  const renderCard = useCallback(
    (game: GameAccount, place: CardPlace) => (
      <GameCard
        account={cardOf(game)}
        labels={{
          unit: t("home.baht"),
          credit: (figure) => t("home.credit", { figure }),
          openAccount: t("home.openAccount"),
        }}
        place={place}
        onOpen={() => open({ kind: "game", code: game.code })}
      />
    ),
    [open, t],
  );
  if (games.length === 0) return null;
  return (
    <section className={styles.category}>
      <h2 className={styles.heading}>{t(`home.${category}`)}</h2>
      <Coverflow
        items={games}
        itemKey={(game) => game.code}
        itemName={(game) => game.name}
        renderCard={renderCard}
        labels={{
          region: t(`home.${category}`),
          previous: t("home.previousCard"),
          next: t("home.nextCard"),
          position: (position, total) => t("home.cardPosition", { position, total }),
        }}
      />
    </section>
  );
}

function cardOf({ name, logo, background, isActive, amount, ftWalletSlot }: GameAccount): GameCardAccount {
  const opening = isActive
    ? ({ kind: "active", balance: amount, rate: ftWalletSlot } as const)
    : ({ kind: "inactive" } as const);
  return { name, logo, background, opening };
}
