import {
  type BreakHours,
  breakEnd,
  type KeptLimits,
  limitsAt,
  limitUse,
  type OwnLimits,
  type QrProvider,
  readLimits,
  satang,
  type Satang,
  setLimits,
} from "@member-wallet/domain";
import { DAY_MS } from "../clock.ts";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { lockMember } from "../member/members.ts";

/** What a member has set for their own protection. */
export interface OwnProtection {
  readonly limits: KeptLimits;
  /** The end of the last break, which may be over. */
  readonly breakUntil: Date | null;
}

export async function readProtection(database: Queryable, memberId: string): Promise<OwnProtection> {
  const [row] = await database.query<{ limits: string; breakUntil: Date | null }>(
    `select limits, break_until as "breakUntil" from protection where member_id = $1`,
    [memberId],
  );
  return { limits: readLimits(row?.limits ?? null), breakUntil: row?.breakUntil ?? null };
}

/** Sets limits: what is lower at once, what is higher after 24 hours. */
export async function changeLimits(tx: Transaction, memberId: string, wanted: OwnLimits, now: Date) {
  await lockMember(tx, memberId);
  const { limits } = await readProtection(tx, memberId);
  await tx.query(
    `insert into protection (member_id, limits) values ($1, $2)
    on conflict (member_id) do update set limits = excluded.limits`,
    [memberId, JSON.stringify(setLimits(limits, wanted, now.getTime()))],
  );
}

/** Begins a break; it never ends one earlier that runs already. */
export async function beginBreak(tx: Transaction, memberId: string, hours: BreakHours, now: Date) {
  await lockMember(tx, memberId);
  const { breakUntil } = await readProtection(tx, memberId);
  const end = breakEnd(breakUntil?.getTime() ?? null, hours, now.getTime());
  await tx.query(
    `insert into protection (member_id, break_until) values ($1, $2)
    on conflict (member_id) do update set break_until = excluded.break_until`,
    [memberId, new Date(end)],
  );
}

export async function isOnBreak(database: Queryable, memberId: string, now: Date): Promise<boolean> {
  const { breakUntil } = await readProtection(database, memberId);
  return breakUntil !== null && breakUntil > now;
}

/** @throws {Refusal} `ON_BREAK` while the member takes a break. */
export async function refuseOnBreak(database: Queryable, memberId: string, now: Date): Promise<void> {
  if (await isOnBreak(database, memberId, now)) throw new Refusal("ON_BREAK");
}

/**
 * Call it with the member locked: deposits of one member at once would each find the limit free.
 * @throws {Refusal} `DEPOSIT_LIMIT` where a new QR, with the deposits so far and the codes of other providers that can
 *   still be paid, would exceed one of the member's limits.
 */
export async function refuseAboveLimit(
  tx: Transaction,
  memberId: string,
  { provider, amount }: { provider: QrProvider; amount: Satang },
  now: Date,
): Promise<void> {
  const { limits } = await readProtection(tx, memberId);
  const rows = await tx.query<{ at: Date; amount: number }>(
    `select created_at as at, amount from statement_entry
    where member_id = $1 and type = 'deposit' and status <> 'FAILED' and created_at >= $2
    union all select $3, amount from qr_deposit
    where member_id = $1 and provider <> $4 and status = 'OPEN' and expires_at > $3`,
    // No period of a limit is longer.
    [memberId, new Date(now.getTime() - 31 * DAY_MS), now, provider],
  );
  const deposits = rows.map((row) => ({ at: row.at.getTime(), amount: satang(row.amount) }));
  const use = limitUse(limitsAt(limits, now.getTime()), { deposits, since: 0 }, now.getTime());
  if (use !== null && amount > use.left) throw new Refusal("DEPOSIT_LIMIT");
}
