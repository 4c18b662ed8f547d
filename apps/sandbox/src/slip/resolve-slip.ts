import type { SlipReason } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { deposit } from "../wallet/deposit.ts";

/** A person's decision on a pending slip. */
type SlipDecision = { kind: "accept"; amount: Satang } | { kind: "refuse"; reason: SlipReason };

/**
 * Ends a pending slip, once: credits an accepted one's amount (above 0) as a deposit from the member's own bank.
 * @throws {Refusal} 404 `NO_DATA` for an unknown slip, 409 `SLIP_UPLOAD_FAIL` for one that has ended.
 */
export async function resolveSlip(
  tx: Transaction,
  reference: string,
  decision: SlipDecision,
  now: Date,
): Promise<void> {
  const [slip] = await tx.query<{ memberId: string; status: string; bankCode: string }>(
    `select slip.member_id as "memberId", slip.status, member.bank_code as "bankCode"
    from slip join member on member.id = slip.member_id where slip.reference = $1 for update of slip`,
    [reference],
  );
  if (slip === undefined) throw new Refusal("NO_DATA", 404);
  if (slip.status !== "PENDING") throw new Refusal("SLIP_UPLOAD_FAIL", 409);
  if (decision.kind === "refuse") {
    await tx.query("update slip set status = 'FAILED', reason = $2, ended_at = $3 where reference = $1", [
      reference,
      decision.reason,
      now,
    ]);
    return;
  }
  await deposit(tx, slip.memberId, { amount: decision.amount, source: slip.bankCode }, now);
  await tx.query("update slip set status = 'SUCCESS', amount = $2, ended_at = $3 where reference = $1", [
    reference,
    decision.amount,
    now,
  ]);
}
