import * as v from "valibot";
import { runningBonus } from "../bonus/running-bonus.ts";
import { lockClaims } from "../claims/lock-claims.ts";
import { payClaim } from "../claims/pay-claim.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Prize } from "../operator.ts";

/** A member's unexpired coupons of one prize. */
interface CouponCount {
  /** The coupon that is claimed next. */
  id: number;
  prizeCode: string;
  amount: number;
}

export function readCoupons(database: Queryable, memberId: string, now: Date): Promise<CouponCount[]> {
  return database.query<CouponCount>(
    `select min(id) as id, prize_code as "prizeCode", count(*) as amount from coupon
    where member_id = $1 and claimed_at is null and expires_at > $2
    group by prize_code order by prize_code`,
    [memberId, now],
  );
}

const ClaimedCoupon = v.object({ prize: v.object({ slice: v.object({ code: v.string() }) }) });

/**
 * Pays one coupon of a prize, the one that expires first.
 * @throws {Refusal} `INVALID_CODE` for no coupon, `INVALID_PRIZE_CODE` for an unknown prize, `INVALID_COUPON_TYPE` for
 *   a prize without coupons, `BONUS_REMAINING` while a bonus runs, `COUPON_EXPIRED`, `NO_CLAIMABLE_COUPON`.
 */
export async function claimCoupon(
  tx: Transaction,
  prizes: readonly Prize[],
  memberId: string,
  coupon: unknown,
  now: Date,
): Promise<void> {
  const read = v.safeParse(ClaimedCoupon, coupon);
  if (!read.success) throw new Refusal("INVALID_CODE");
  const prize = prizes.find(({ code }) => code === read.output.prize.slice.code);
  if (prize === undefined) throw new Refusal("INVALID_PRIZE_CODE");
  if (prize.win.kind !== "coupon") throw new Refusal("INVALID_COUPON_TYPE");
  await lockClaims(tx, memberId);
  if ((await runningBonus(tx, memberId)) !== null) throw new Refusal("BONUS_REMAINING");
  const [next] = await tx.query<{ id: number; isExpired: boolean }>(
    `select id, expires_at <= $3 as "isExpired" from coupon
    where member_id = $1 and prize_code = $2 and claimed_at is null
    order by expires_at <= $3, expires_at, id limit 1 for update`,
    [memberId, prize.code, now],
  );
  if (next === undefined) throw new Refusal("NO_CLAIMABLE_COUPON");
  if (next.isExpired) throw new Refusal("COUPON_EXPIRED");
  await tx.query("update coupon set claimed_at = $2 where id = $1", [next.id, now]);
  await payClaim(tx, memberId, { kind: "luckydraw", code: prize.code, amount: prize.win.amount }, now);
}
