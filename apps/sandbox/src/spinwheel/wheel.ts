import { randomInt } from "node:crypto";
import { DAY_MS } from "../clock.ts";
import type { Transaction } from "../database/database.ts";
import type { Prize } from "../operator.ts";
import { readMember } from "../member/members.ts";
import { addCoins, takeCoin } from "./coins.ts";

/** A prize, drawn in proportion to the weights. `draw` returns a uniform whole number below its argument. */
export function drawPrize(
  prizes: readonly Prize[],
  draw: (sides: number) => number = randomInt,
): Prize | undefined {
  let left = draw(prizes.reduce((sum, { weight }) => sum + weight, 0));
  return prizes.find(({ weight }) => (left -= weight) < 0);
}

/** What a spin did; a refusal has a code of the wheel's list (§8). */
export type Spin = { kind: "won"; prize: Prize; coins: number } | { kind: "refused"; code: string };

/** Spins for one coin: the prize is drawn here, and won at once. An empty wheel is off. */
export async function spin(
  tx: Transaction,
  prizes: readonly Prize[],
  memberId: string,
  now: Date,
): Promise<Spin> {
  if (prizes.length === 0) return { kind: "refused", code: "NO_DATA" };
  if ((await takeCoin(tx, memberId)) === null) return { kind: "refused", code: "NO_COIN" };
  const prize = drawPrize(prizes);
  if (prize === undefined) throw new Error("The wheel has no prize with a weight.");
  await tx.query("insert into spin (member_id, prize_code, spun_at) values ($1, $2, $3)", [
    memberId,
    prize.code,
    now,
  ]);
  await win(tx, memberId, prize, now);
  return { kind: "won", prize, coins: (await readMember(tx, memberId)).coin };
}

async function win(tx: Transaction, memberId: string, { code, win: won }: Prize, now: Date): Promise<void> {
  switch (won.kind) {
    case "nothing":
      return;
    case "coins":
      return addCoins(tx, memberId, won.coins);
    case "coupon":
      return giveCoupon(tx, memberId, code, now, won.days);
  }
}

/** Gives the member a coupon of a prize. */
export async function giveCoupon(
  tx: Transaction,
  memberId: string,
  prizeCode: string,
  now: Date,
  days: number,
): Promise<void> {
  await tx.query(
    "insert into coupon (member_id, prize_code, created_at, expires_at) values ($1, $2, $3, $4)",
    [memberId, prizeCode, now, new Date(now.getTime() + days * DAY_MS)],
  );
}
