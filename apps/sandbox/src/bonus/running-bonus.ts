import type { BonusType } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";

/** The type of the member's running bonus; `null` when none runs. */
export async function runningBonus(database: Queryable, memberId: string): Promise<BonusType | null> {
  const [running] = await database.query<{ type: BonusType }>(
    "select type from member_bonus where member_id = $1 and is_active",
    [memberId],
  );
  return running?.type ?? null;
}

/** Ends the running bonus and starts one of this type, or none. */
export async function setRunningBonus(
  tx: Transaction,
  memberId: string,
  type: BonusType | null,
  now: Date,
): Promise<void> {
  await tx.query("update member_bonus set is_active = false where member_id = $1 and is_active", [memberId]);
  if (type === null) return;
  await tx.query("insert into member_bonus (member_id, type, activated_at) values ($1, $2, $3)", [
    memberId,
    type,
    now,
  ]);
}
