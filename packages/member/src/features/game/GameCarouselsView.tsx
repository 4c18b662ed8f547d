import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, VisuallyHidden } from "@member-wallet/ui";
import { type CardPlace, Coverflow, GameCard } from "@member-wallet/ui/carousel";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { cardLabels, cardOf, CATEGORIES, type CarouselGame, type Category } from "./carousel-game.ts";
import styles from "./GameCarouselsView.module.css";
import { LastPlayedView } from "./LastPlayedView.tsx";
import { inOrder, moneyFirst } from "./money-first.ts";

interface GameCarouselsViewProps {
  games: readonly CarouselGame[];
  /** Those played last, the latest first. */
  lastPlayed: readonly CarouselGame[];
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The games played last, and the three carousels of game accounts (§2 Member home), each only when it has entries. */
export function GameCarouselsView({ games, lastPlayed, open }: GameCarouselsViewProps) {
  const { t } = useTranslation("member");
  if (games.length === 0) return <EmptyState title={t("home.noGames")} />;
  return (
    <>
      <LastPlayedView games={lastPlayed} open={open} />
      {CATEGORIES.map((category) => (
        <CategoryCarousel
          key={category}
          category={category}
          games={games.filter((game) => game.category === category)}
          open={open}
        />
      ))}
    </>
  );
}

interface CategoryCarouselProps extends Omit<GameCarouselsViewProps, "lastPlayed"> {
  category: Category;
}

function CategoryCarousel({ category, games, open }: CategoryCarouselProps) {
  const { t } = useTranslation("member");
  const labels = useMemo(() => cardLabels(t), [t]);
  const heading = t(`home.${category}`);
  const renderCard = useCallback(
    (game: CarouselGame, place: CardPlace) => (
      <GameCard
        account={cardOf(game)}
        labels={labels}
        place={place}
        onOpen={() => open({ kind: "game", code: game.code })}
      />
    ),
    [open, labels],
  );
  // The order stays while home is open: a card that moved under a finger would open another game.
  const [order] = useState(() => moneyFirst(games));
  const ordered = useMemo(() => inOrder(games, order), [games, order]);
  if (games.length === 0) return null;
  return (
    <section className={styles.category}>
      <div className={styles.top}>
        <h2 className={styles.heading}>{heading}</h2>
        {games.length > 1 && (
          <Button variant="quiet" size="small" onClick={() => open({ kind: "games", first: category })}>
            {t("home.allGames")} <VisuallyHidden>{heading}</VisuallyHidden>
          </Button>
        )}
      </div>
      <Coverflow
        items={ordered}
        itemKey={(game) => game.code}
        itemName={(game) => game.name}
        renderCard={renderCard}
        labels={{
          region: heading,
          previous: t("home.previousCard"),
          next: t("home.nextCard"),
          position: (position, total) => t("home.cardPosition", { position, total }),
        }}
      />
    </section>
  );
}
