import { type BonusType, satang, type Satang } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";

/** The operator's offer that a bonus was started by: one of the list, or a promotion. */
export interface OfferReference {
  kind: "bonus" | "promotion";
  code: string;
}

/** A member's running bonus; amounts are satang. */
export interface RunningBonus {
  /** `null` for one that the local page started: it only shows that a bonus runs. */
  offer: OfferReference | null;
  type: BonusType;
  amount: Satang;
  /** The stakes that meet the conditions, and those made so far. */
  required: number;
  staked: number;
  /** The percentage of the balance that ending it early costs; `null`: it cannot be ended early. */
  percentFail: number | null;
}

/** The member's running bonus; `null` when none runs. */
export async function runningBonus(database: Queryable, memberId: string): Promise<RunningBonus | null> {
  const [row] = await database.query<RunningBonusRow>(
    `select kind, code, type, amount, required, staked, percent_fail as "percentFail"
    from member_bonus where member_id = $1 and is_active`,
    [memberId],
  );
  if (row === undefined) return null;
  const { kind, code, ...running } = row;
  return {
    ...running,
    offer: kind === null || code === null ? null : { kind, code },
    amount: satang(running.amount),
  };
}

type RunningBonusRow = Omit<RunningBonus, "offer"> & {
  [Name in keyof OfferReference]: OfferReference[Name] | null;
};

/** Whether the stakes since the activation meet the conditions. */
export function meetsConditions({ required, staked }: RunningBonus): boolean {
  return staked >= required;
}

/** The percentage of all money that ending it now costs; `null`: it cannot be ended yet. */
export function endShare(running: RunningBonus): number | null {
  if (meetsConditions(running)) return 0;
  return running.percentFail === null ? null : Math.min(100, running.percentFail);
}

type NewBonus = Pick<RunningBonus, "offer" | "type" | "amount" | "required" | "percentFail">;

/** Starts a bonus; the database refuses a second running one. */
export async function startBonus(
  tx: Transaction,
  memberId: string,
  { offer, type, amount, required, percentFail }: NewBonus,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into member_bonus (member_id, kind, code, type, amount, required, percent_fail, activated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [memberId, offer?.kind ?? null, offer?.code ?? null, type, amount, required, percentFail, now],
  );
}

/** Ends the running bonus, if there is one. */
export async function stopBonus(tx: Transaction, memberId: string): Promise<void> {
  await tx.query("update member_bonus set is_active = false where member_id = $1 and is_active", [memberId]);
}

/** Ends the running bonus and starts one of this type without conditions, or none. */
export async function setRunningBonus(
  tx: Transaction,
  memberId: string,
  type: BonusType | null,
  now: Date,
): Promise<void> {
  await stopBonus(tx, memberId);
  if (type === null) return;
  await startBonus(tx, memberId, { offer: null, type, amount: satang(0), required: 0, percentFail: 0 }, now);
}
