import { percentOf, satang, type Satang, startOfOperatorDay } from "@member-wallet/domain";
import { lockClaims } from "../claims/lock-claims.ts";
import { payClaim } from "../claims/pay-claim.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { memberPageReader } from "../database/member-page.ts";
import { Refusal } from "../http/refusal.ts";
import type { InviteOffer } from "../operator.ts";

/** The code of invite bonuses in the ledger and the statement. */
const INVITE = "INVITE";

export interface InviteRow {
  name: string;
  amount: number;
  createdAt: Date;
}

/** The log of invitees' play, a page at a time: one row for each invitee and day. */
export const readInvites = memberPageReader<InviteRow>(
  `(select e.id, e.inviter_id as member_id, m.name, e.amount, e.created_at
    from invite_earning e join member m on m.id = e.invitee_id) as log`,
  ["name", "amount", "createdAt"],
);

/** What the member's invitees earned and the member has not received yet, in satang. */
export async function inviteAmount(database: Queryable, memberId: string): Promise<Satang> {
  const [row] = await database.query<{ amount: number }>(
    "select coalesce(sum(amount - collected), 0) as amount from invite_earning where inviter_id = $1",
    [memberId],
  );
  return satang(row?.amount ?? 0);
}

/** Adds the inviter's share of a stake of an invitee, rounded down. */
export async function earnFromStake(
  tx: Transaction,
  { percentOfStakes }: InviteOffer,
  inviteeId: string,
  stake: Satang,
  now: Date,
): Promise<void> {
  const amount = percentOf(stake, percentOfStakes);
  if (amount <= 0) return;
  await tx.query(
    `insert into invite_earning as known (inviter_id, invitee_id, day, amount, created_at)
    select inviter_id, id, $2, $3, $4 from member where id = $1 and inviter_id is not null
    on conflict (invitee_id, day) do update set amount = known.amount + excluded.amount`,
    [inviteeId, new Date(startOfOperatorDay(now.getTime())), amount, now],
  );
}

/**
 * Pays the invite bonus, once for each satang that was earned.
 * @throws {Refusal} `NO_INVITE_BONUS` without invitees; `NO_INVITEE_PLAY_INFO` while none of them has
 *   played; `INVITE_COLLECT` when everything was received; `INVITE_BONUS_FAIL` while the conditions are unmet.
 */
export async function receiveInviteBonus(
  tx: Transaction,
  offer: InviteOffer,
  memberId: string,
  now: Date,
): Promise<void> {
  await lockClaims(tx, memberId);
  const [invitees] = await tx.query<{ invited: boolean; earned: number; deposited: number }>(
    `select exists (select from member where inviter_id = $1) as invited,
      (select coalesce(sum(amount), 0) from invite_earning where inviter_id = $1) as earned,
      (select coalesce(sum(amount), 0) from statement_entry
        where member_id = $1 and type = 'deposit' and status = 'SUCCESS') as deposited`,
    [memberId],
  );
  if (invitees === undefined || !invitees.invited) throw new Refusal("NO_INVITE_BONUS");
  if (invitees.earned === 0) throw new Refusal("NO_INVITEE_PLAY_INFO");
  const due = await collect(tx, memberId);
  if (due === 0) throw new Refusal("INVITE_COLLECT");
  if (invitees.deposited < offer.depositMinimum) throw new Refusal("INVITE_BONUS_FAIL");
  const amount = percentOf(due, offer.percentSuccess);
  await payClaim(tx, memberId, { kind: "invite", code: INVITE, amount }, now);
}

/** Marks what was earned as collected and returns it; the rows' locks keep an invitee's play apart. */
async function collect(tx: Transaction, memberId: string): Promise<Satang> {
  const [row] = await tx.query<{ amount: number }>(
    `with due as (
      select id, amount - collected as part from invite_earning
      where inviter_id = $1 and amount > collected order by id for update
    ), collected as (
      update invite_earning set collected = amount from due where invite_earning.id = due.id returning due.part
    )
    select coalesce(sum(part), 0) as amount from collected`,
    [memberId],
  );
  return satang(row?.amount ?? 0);
}
