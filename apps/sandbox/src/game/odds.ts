import { randomInt } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";

/** How the next round ends: by chance, or as a journey sets it. */
export type NextRound = "chance" | "win" | "lose";

/** In 100 rounds 40 pay the stake twice and 3 five times: a return of 95 %. */
const PRIZES = [
  { below: 3, times: 5 },
  { below: 43, times: 2 },
] as const;

/** The payout of a stake: 0, twice or five times as much. `draw` returns a uniform whole number below its argument. */
export function payoutOf(
  stake: Satang,
  next: NextRound,
  draw: (sides: number) => number = randomInt,
): Satang {
  if (next === "win") return satang(stake * 2);
  if (next === "lose") return satang(0);
  const drawn = draw(100);
  return satang(stake * (PRIZES.find(({ below }) => drawn < below)?.times ?? 0));
}
