import { percentOf, satang, type Satang } from "@member-wallet/domain";
import { runningBonus } from "../bonus/running-bonus.ts";
import { lockClaims } from "../claims/lock-claims.ts";
import { payClaim } from "../claims/pay-claim.ts";
import { DAY_MS } from "../clock.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { memberPageReader } from "../database/member-page.ts";
import { Refusal } from "../http/refusal.ts";
import type { RefundOffer } from "../operator.ts";

/** The code of refunds in the ledger and the statement. */
const REFUND = "REFUND";

export interface RefundRow {
  amount: number;
  createdAt: Date;
}

/** The log of received refunds, a page at a time. */
export const readRefunds = memberPageReader<RefundRow>("refund_receipt", ["amount", "createdAt"]);

/** What the member's play since the last receipt, within the offer's days, refunds. */
interface Accrued {
  /** Rounds of play that count. */
  rounds: number;
  /** In satang; 0 when the member won. */
  amount: Satang;
  /** The last entry of those rounds. */
  lastEntryId: number;
}

export async function accruedRefund(
  database: Queryable,
  { percentOfLosses, days }: RefundOffer,
  memberId: string,
  now: Date,
): Promise<Accrued> {
  const [row] = await database.query<{ rounds: number; loss: number; last: number }>(
    `select count(distinct e.id) as rounds, coalesce(-sum(p.amount), 0) as loss, coalesce(max(e.id), 0) as last
    from ledger_entry e join ledger_posting p on p.entry_id = e.id
    join ledger_account a on a.id = p.account_id and a.kind = 'game'
    where e.member_id = $1 and e.kind = 'game-round' and e.posted_at > $2
      and e.id > (select coalesce(max(last_entry_id), 0) from refund_receipt where member_id = $1)`,
    [memberId, new Date(now.getTime() - days * DAY_MS)],
  );
  const { rounds = 0, loss = 0, last = 0 } = row ?? {};
  return { rounds, amount: percentOf(satang(Math.max(0, loss)), percentOfLosses), lastEntryId: last };
}

interface Received {
  /** The receipts that are not in the wallet yet. */
  ids: readonly number[];
  amount: Satang;
  /** Whether the stakes since each receipt meet the conditions. */
  meetsConditions: boolean;
}

/** The refunds that were received and not added to the wallet. */
export async function receivedRefund(
  database: Queryable,
  { turnover }: RefundOffer,
  memberId: string,
): Promise<Received> {
  const rows = await database.query<{ id: number; amount: number; staked: number }>(
    `select r.id, r.amount, (
      select coalesce(-sum(p.amount), 0) from ledger_entry e join ledger_posting p on p.entry_id = e.id
      join ledger_account a on a.id = p.account_id and a.kind = 'game'
      where e.member_id = r.member_id and e.kind = 'game-round' and e.id > r.last_entry_id and p.amount < 0
    ) as staked
    from refund_receipt r left join refund_payout on receipt_id = r.id
    where r.member_id = $1 and receipt_id is null order by r.id`,
    [memberId],
  );
  const total = rows.reduce((sum, { amount }) => sum + amount, 0);
  const staked = Math.min(...rows.map((row) => row.staked));
  return {
    ids: rows.map(({ id }) => id),
    amount: satang(total),
    meetsConditions: staked >= total * turnover,
  };
}

/**
 * Turns the accrued refund into one that waits to be added to the wallet.
 * @throws {Refusal} `BONUS_REMAINING` while a bonus runs, `NO_REFUND` without play in the period,
 *   `REFUND_MINIMUM` when the losses refund nothing.
 */
export async function receiveRefund(
  tx: Transaction,
  offer: RefundOffer,
  memberId: string,
  now: Date,
): Promise<void> {
  await lockClaims(tx, memberId);
  if ((await runningBonus(tx, memberId)) !== null) throw new Refusal("BONUS_REMAINING");
  const { rounds, amount, lastEntryId } = await accruedRefund(tx, offer, memberId, now);
  if (rounds === 0) throw new Refusal("NO_REFUND");
  if (amount <= 0) throw new Refusal("REFUND_MINIMUM");
  await tx.query(
    "insert into refund_receipt (member_id, amount, last_entry_id, created_at) values ($1, $2, $3, $4)",
    [memberId, amount, lastEntryId, now],
  );
}

/**
 * Adds the received refund to the wallet; while the conditions are unmet, `percentFail` of it is lost.
 * @throws {Refusal} `NO_REFUND` when none was received, `REFUND_CONDITION` when all of it would be
 *   lost.
 */
export async function addRefundToWallet(
  tx: Transaction,
  offer: RefundOffer,
  memberId: string,
  now: Date,
): Promise<void> {
  await lockClaims(tx, memberId);
  const { ids, amount, meetsConditions } = await receivedRefund(tx, offer, memberId);
  if (ids.length === 0) throw new Refusal("NO_REFUND");
  const paid = meetsConditions
    ? percentOf(amount, offer.percentSuccess)
    : satang(amount - percentOf(amount, offer.percentFail));
  if (paid <= 0) throw new Refusal("REFUND_CONDITION");
  await tx.query(
    "insert into refund_payout (receipt_id, paid_at) select unnest($1::bigint[]), $2::timestamptz",
    [ids, now],
  );
  await payClaim(tx, memberId, { kind: "refund", code: REFUND, amount: paid }, now);
}
