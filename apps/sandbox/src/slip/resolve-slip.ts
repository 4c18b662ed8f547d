import type { SlipReason } from "@member-wallet/api/wire";
import type { Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { lockMember } from "../member/members.ts";
import type { Operator } from "../operator.ts";
import { deposit } from "../wallet/deposit.ts";
import { evaluateTransfer } from "./evaluate-slip.ts";
import type { MiniQr } from "./mini-qr.ts";
import { lockTransfer, markCredited } from "./transfers.ts";

/** A person's decision on a pending slip; an accepted one shows this transfer, which its mini-QR didn't tell. */
type SlipDecision = { kind: "accept"; transfer: MiniQr } | { kind: "refuse"; reason: SlipReason };

interface PendingSlip {
  reference: string;
  memberId: string;
  createdAt: Date;
}

/**
 * Ends a pending slip, once: credits the transfer that an accepted one shows, as the bank knows it and by the rules of a
 * slip that is read automatically, so that a transfer counts once.
 * @throws {Refusal} 404 `NO_DATA` for an unknown slip, 409 `SLIP_UPLOAD_FAIL` for one that has ended, 409 with the reason
 *   for a transfer that the rules refuse: the slip stays pending, to be refused.
 */
export async function resolveSlip(
  tx: Transaction,
  operator: Operator,
  reference: string,
  decision: SlipDecision,
  now: Date,
): Promise<void> {
  const slip = await lockPendingSlip(tx, reference);
  const [status, reason, amount] =
    decision.kind === "refuse"
      ? (["FAILED", decision.reason, 0] as const)
      : (["SUCCESS", null, await creditTransfer(tx, operator, slip, decision.transfer, now)] as const);
  await tx.query(
    "update slip set status = $2, reason = $3, amount = $4, ended_at = $5 where reference = $1",
    [reference, status, reason, amount, now],
  );
}

/** Locks the member first, as an upload does, so that the two never wait for each other in a circle. */
async function lockPendingSlip(tx: Transaction, reference: string): Promise<PendingSlip> {
  const [owner] = await tx.query<{ memberId: string }>(
    `select member_id as "memberId" from slip where reference = $1`,
    [reference],
  );
  if (owner === undefined) throw new Refusal("NO_DATA", 404);
  await lockMember(tx, owner.memberId);
  const [slip] = await tx.query<PendingSlip>(
    `select reference, member_id as "memberId", created_at as "createdAt" from slip
    where reference = $1 and status = 'PENDING'`,
    [reference],
  );
  if (slip === undefined) throw new Refusal("SLIP_UPLOAD_FAIL", 409);
  return slip;
}

/** Credits a transfer and returns its value. In time is what the member sent in time, however late it is decided. */
async function creditTransfer(
  tx: Transaction,
  operator: Operator,
  { reference, memberId, createdAt }: PendingSlip,
  shown: MiniQr,
  now: Date,
): Promise<Satang> {
  const outcome = evaluateTransfer(await lockTransfer(tx, shown), operator, createdAt);
  if (outcome.kind === "refused") throw new Refusal(outcome.reason, 409);
  await deposit(tx, memberId, { amount: outcome.amount, source: outcome.fromBank }, now);
  await markCredited(tx, shown, reference);
  return outcome.amount;
}
