import { randomBytes } from "node:crypto";
import { satang } from "@member-wallet/domain";
import type { Operator } from "../context.ts";
import type { Transaction } from "../database/database.ts";
import { deposit } from "../wallet/deposit.ts";
import { judge, type Verdict } from "./judge.ts";
import { lockTransfer, markCredited } from "./transfers.ts";
import type { SlipPicture } from "./upload/read-picture.ts";

/** Takes in a member's slip, judges it, credits what it proves, and answers the reference by which it is followed. */
export async function receiveSlip(
  tx: Transaction,
  operator: Operator,
  memberId: string,
  { digest, jpeg, miniQr }: SlipPicture,
  now: Date,
): Promise<string> {
  // One after the other: of the same slip sent twice at once, the later sees the earlier.
  await tx.query("select 1 from member where id = $1 for no key update", [memberId]);
  const earlier = await tx.query("select 1 from slip where member_id = $1 and file_digest = $2 limit 1", [
    memberId,
    digest,
  ]);
  const evidence = {
    isRepeated: earlier.length > 0,
    hasMiniQr: miniQr !== null,
    transfer: miniQr === null ? null : await lockTransfer(tx, miniQr),
  };
  const verdict = judge(evidence, operator, now);
  const reference = randomBytes(10).toString("hex").toUpperCase();
  if (verdict.kind === "taken") {
    await deposit(tx, memberId, { amount: verdict.amount, source: verdict.fromBank }, now);
    if (miniQr !== null) await markCredited(tx, miniQr, reference);
  }
  await tx.query(
    `insert into slip (reference, member_id, status, reason, amount, file_digest, picture, picture_name, picture_key,
      created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      reference,
      memberId,
      STATUS[verdict.kind],
      verdict.kind === "refused" ? verdict.reason : null,
      amountOf(verdict),
      digest,
      jpeg,
      randomBytes(16).toString("hex"),
      randomBytes(32),
      now,
    ],
  );
  return reference;
}

const STATUS = { pending: "PENDING", taken: "SUCCESS", refused: "FAILED" } as const;

function amountOf(verdict: Verdict) {
  return verdict.kind === "pending" ? satang(0) : (verdict.amount ?? satang(0));
}
