import { randomInt } from "node:crypto";
import { satang, type Satang } from "@member-wallet/domain";

/** How the next round is to end: by chance, or as a journey needs it. */
export type NextRound = "chance" | "win" | "lose";

/** Of 100 rounds 40 double the stake and 3 give it fivefold: 95 % come back, the rest is the house's. */
const PRIZES = [
  { below: 3, times: 5 },
  { below: 43, times: 2 },
] as const;

/** What comes back for a stake: 0, twice or five times as much. `draw` answers 0 up to below its argument, evenly. */
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
