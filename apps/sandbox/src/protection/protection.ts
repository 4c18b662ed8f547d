import {
  type BreakHours,
  breakEnd,
  type KeptLimits,
  type OwnLimits,
  readLimits,
  setLimits,
} from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";
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
