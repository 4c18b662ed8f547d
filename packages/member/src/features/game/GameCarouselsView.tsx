import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@member-wallet/ui";
import { type CardPlace, Coverflow, GameCard, type GameCardAccount } from "@member-wallet/ui/carousel";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { CATEGORIES, type CarouselGame, type Category } from "./carousel-game.ts";
import styles from "./GameCarouselsView.module.css";
import { inOrder, moneyFirst } from "./money-first.ts";

interface GameCarouselsViewProps {
  games: readonly CarouselGame[];
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The three carousels of game accounts (§2 Member home), each only when it has entries. */
export function GameCarouselsView({ games, open }: GameCarouselsViewProps) {
  const { t } = useTranslation("member");
  if (games.length === 0) return <EmptyState title={t("home.noGames")} />;
  return CATEGORIES.map((category) => (
    <CategoryCarousel
      key={category}
      category={category}
      games={games.filter((game) => game.category === category)}
      open={open}
    />
  ));
}

function CategoryCarousel({ category, games, open }: GameCarouselsViewProps & { category: Category }) {
  const { t } = useTranslation("member");
  const renderCard = useCallback(
    (game: CarouselGame, place: CardPlace) => (
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
  // The order stays while home is open: a card that moved under a finger would open another game.
  const [order] = useState(() => moneyFirst(games));
  const ordered = useMemo(() => inOrder(games, order), [games, order]);
  if (games.length === 0) return null;
  return (
    <section className={styles.category}>
      <h2 className={styles.heading}>{t(`home.${category}`)}</h2>
      <Coverflow
        items={ordered}
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

function cardOf({ name, logo, background, isActive, amount, ftWalletSlot }: CarouselGame): GameCardAccount {
  const opening = isActive
    ? ({ kind: "active", balance: amount, rate: ftWalletSlot } as const)
    : ({ kind: "inactive" } as const);
  return { name, logo, background, opening };
}
