import { satang, type QrProvider, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { deposit, postDeposit } from "../wallet/deposit.ts";

interface Row {
  memberId: string;
  provider: QrProvider;
  amount: number;
  status: "OPEN" | "CANCELLED" | "PAID" | "UNMATCHED" | "CREDITED" | "RETURNED";
  isExpired: boolean;
  statementEntryId: number | null;
}

/**
 * Records the one payment of a code. In time, it is a deposit with the provider's code as its source.
 *
 * A late payment (the code expired, was cancelled or replaced) is never credited automatically: the member may have paid
 * a newer code as well. The ledger gets no entry and the statement shows the deposit in progress, until the operator
 * credits or returns it (`resolvePayment`).
 *
 * @throws {Refusal} `NO_DATA` for an unknown code, 409 `QR_FAIL` for a paid one.
 */
export async function recordPayment(
  tx: Transaction,
  id: string,
  now: Date,
): Promise<"credited" | "unmatched"> {
  const qr = await lockQr(tx, id, now);
  const { memberId, provider } = qr;
  const amount = satang(qr.amount);
  if (qr.status === "OPEN" && !qr.isExpired) {
    await deposit(tx, memberId, { amount, source: provider }, now);
    await tx.query("update qr_deposit set status = 'PAID' where id = $1", [id]);
    return "credited";
  }
  if (qr.status !== "OPEN" && qr.status !== "CANCELLED") throw new Refusal("QR_FAIL", 409);
  await tx.query(
    `with line as (
      insert into statement_entry (member_id, type, status, source, destination, amount, created_at)
      values ($2, 'deposit', 'PENDING', $3, $4, $5, $6) returning id
    )
    update qr_deposit set status = 'UNMATCHED', statement_entry_id = line.id from line where qr_deposit.id = $1`,
    [id, memberId, provider, WALLET, amount, now],
  );
  return "unmatched";
}

/**
 * Ends an unmatched payment: credits it as a deposit, or marks it as failed in the statement.
 * @throws {Refusal} `NO_DATA` for an unknown code, 409 `QR_FAIL` for one without an unmatched payment.
 */
export async function resolvePayment(
  tx: Transaction,
  id: string,
  decision: "credit" | "return",
  now: Date,
): Promise<void> {
  const { memberId, provider, amount, status, statementEntryId } = await lockQr(tx, id, now);
  if (status !== "UNMATCHED") throw new Refusal("QR_FAIL", 409);
  const ledgerEntryId =
    decision === "return"
      ? null
      : await postDeposit(tx, memberId, { amount: satang(amount), source: provider }, now);
  await tx.query(
    "update statement_entry set status = $2, ledger_entry_id = $3, ended_at = $4 where id = $1",
    [statementEntryId, decision === "return" ? "FAILED" : "SUCCESS", ledgerEntryId, now],
  );
  await tx.query("update qr_deposit set status = $2 where id = $1", [
    id,
    decision === "return" ? "RETURNED" : "CREDITED",
  ]);
}

async function lockQr(tx: Transaction, id: string, now: Date): Promise<Row> {
  const [qr] = await tx.query<Row>(
    `select member_id as "memberId", provider, amount, status, expires_at <= $2 as "isExpired",
      statement_entry_id as "statementEntryId"
    from qr_deposit where id = $1 for update`,
    [id, now],
  );
  if (qr === undefined) throw new Refusal("NO_DATA", 404);
  return qr;
}
