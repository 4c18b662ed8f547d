import { safeUrl } from "@member-wallet/ui";
import { CATEGORIES, type CarouselGame } from "./carousel-game.ts";
import { inOrder, moneyFirst } from "./money-first.ts";

/** The cards that a carousel shows at first. */
const SHOWN = 3;

type PicturedGame = Pick<CarouselGame, "code" | "category" | "amount" | "logo" | "background">;

/** The pictures of the cards with which the first carousel begins, as safe URLs. */
export function firstPictures(games: readonly PicturedGame[]): string[] {
  const categories = CATEGORIES.map((category) => games.filter((game) => game.category === category));
  const first = categories.find(({ length }) => length > 0) ?? [];
  return inOrder(first, moneyFirst(first))
    .slice(0, SHOWN)
    .flatMap(({ logo, background }) => [logo, background])
    .flatMap((url) => safeUrl(url, "picture") ?? []);
}
