import { satang } from "@member-wallet/domain";
import { addCoins } from "../spinwheel/coins.ts";
import { giveCoupon } from "../spinwheel/wheel.ts";
import type { TestApp, TestMember } from "./test-app.ts";

/** Plays one round in the member's PG account; amounts are satang. */
export function play({ database, context }: TestApp, member: TestMember, stake: number, payout = 0) {
  return database.transaction((tx) =>
    context.games.playRound(tx, member.id, "PG", satang(stake), satang(payout)),
  );
}

/** Makes one member the other's invitee. */
export async function inviteMember({ database }: TestApp, inviter: TestMember, invitee: TestMember) {
  await database.query("update member set inviter_id = $1 where id = $2", [inviter.id, invitee.id]);
}

/** Stakes of an invitee that earn the inviter 1 % of this, in satang; the invitee's balance stays. */
export async function accrueInviteBonus(app: TestApp, inviter: TestMember, stake: number) {
  const invitee = await app.member({ games: { PG: stake } });
  await inviteMember(app, inviter, invitee);
  await play(app, invitee, stake, stake);
}

/** Adds to the invite bonus of an inviter whose invitees have played, without a round; `amount` is satang. */
export async function growInviteBonus({ database }: TestApp, inviter: TestMember, amount: number) {
  await database.query("update invite_earning set amount = amount + $2 where inviter_id = $1", [
    inviter.id,
    amount,
  ]);
}

/** A loss in the member's PG account, whose refund can be received. */
export function accrueRefund(app: TestApp, member: TestMember, loss: number) {
  return play(app, member, loss);
}

/** Counts enough stakes for the conditions of the running bonus. */
export async function meetConditions({ database }: TestApp, member: TestMember) {
  await database.query("update member_bonus set staked = required where member_id = $1", [member.id]);
}

export function giveCoins({ database }: TestApp, member: TestMember, coins: number) {
  return database.transaction((tx) => addCoins(tx, member.id, coins));
}

/** Gives coupons of the prize `CASH` that are valid for a number of days. */
export function giveCoupons({ database, context }: TestApp, member: TestMember, count: number, days = 7) {
  return database.transaction(async (tx) => {
    for (let index = 0; index < count; index += 1)
      await giveCoupon(tx, member.id, "CASH", context.clock(), days);
  });
}
