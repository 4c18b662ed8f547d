import type { Satang } from "@member-wallet/domain";

interface Funded {
  readonly code: string;
  /** `null` when it is not known. */
  readonly amount: Satang | null;
}

/**
 * The codes of games, those with money first, the largest amount before the others. Of three or more the first two are
 * swapped: the carousel starts at its second card, so that three are shown.
 */
export function moneyFirst(games: readonly Funded[]): string[] {
  const codes = games.toSorted((one, other) => moneyOf(other) - moneyOf(one)).map(({ code }) => code);
  const [first, second, ...rest] = codes;
  return first !== undefined && second !== undefined && rest.length > 0 ? [second, first, ...rest] : codes;
}

const moneyOf = ({ amount }: Funded): number => Math.max(0, amount ?? 0);

/** Games in the order of codes; those that it lacks are last. */
export function inOrder<Game extends Funded>(games: readonly Game[], codes: readonly string[]): Game[] {
  const places = new Map(codes.map((code, place) => [code, place]));
  const placeOf = ({ code }: Game) => places.get(code) ?? codes.length;
  return games.toSorted((one, other) => placeOf(one) - placeOf(other));
}
