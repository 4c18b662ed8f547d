import { randomBytes } from "node:crypto";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { lockMember } from "../member/members.ts";
import type { Operator } from "../operator.ts";
import { deposit } from "../wallet/deposit.ts";
import { evaluateSlip } from "./evaluate-slip.ts";
import { lockTransfer, markCredited } from "./transfers.ts";
import type { SlipPicture } from "./upload/read-picture.ts";

/**
 * Stores a member's slip, evaluates it and credits an accepted one; returns its reference.
 * @throws {Refusal} 429 `REQUEST_LIMIT` for one that a person must read, while too many of the member's wait.
 */
export async function receiveSlip(
  tx: Transaction,
  operator: Operator,
  memberId: string,
  { digest, jpeg, miniQr }: SlipPicture,
  now: Date,
): Promise<string> {
  // Serialises concurrent uploads, so that the second of the same file sees the first.
  await lockMember(tx, memberId);
  const earlier = await tx.query("select 1 from slip where member_id = $1 and file_digest = $2 limit 1", [
    memberId,
    digest,
  ]);
  const facts = {
    isRepeated: earlier.length > 0,
    hasMiniQr: miniQr !== null,
    transfer: miniQr === null ? null : await lockTransfer(tx, miniQr),
  };
  const outcome = evaluateSlip(facts, operator, now);
  if (outcome.kind === "pending") await refuseBeyondPending(tx, operator, memberId);
  const reference = randomBytes(10).toString("hex").toUpperCase();
  if (outcome.kind === "accepted") {
    await deposit(tx, memberId, { amount: outcome.amount, source: outcome.fromBank }, now);
    if (miniQr !== null) await markCredited(tx, miniQr, reference);
  }
  await tx.query(
    `insert into slip (reference, member_id, status, reason, amount, file_digest, picture, picture_name, picture_key,
      created_at, ended_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      reference,
      memberId,
      STATUS[outcome.kind],
      outcome.kind === "refused" ? outcome.reason : null,
      outcome.kind === "pending" ? 0 : (outcome.amount ?? 0),
      digest,
      jpeg,
      randomBytes(16).toString("hex"),
      randomBytes(32),
      now,
      outcome.kind === "pending" ? null : now,
    ],
  );
  return reference;
}

/** One member's slips would else fill the list that the operator's staff see. */
async function refuseBeyondPending(tx: Transaction, { slip }: Operator, memberId: string): Promise<void> {
  const pending = await tx.query("select 1 from slip where member_id = $1 and status = 'PENDING' limit $2", [
    memberId,
    slip.maxPending,
  ]);
  if (pending.length >= slip.maxPending) throw new Refusal("REQUEST_LIMIT", 429);
}

const STATUS = { pending: "PENDING", accepted: "SUCCESS", refused: "FAILED" } as const;
