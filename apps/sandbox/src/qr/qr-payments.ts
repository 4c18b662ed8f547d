import { satang, type QrProvider, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { deposit } from "../wallet/deposit.ts";

/** What becomes of money that arrives for a code. */
export type Arrival = "credited" | "unmatched";

/** What the operator decides on unmatched money. */
export type Decision = "credit" | "return";

interface Row {
  memberId: string;
  provider: QrProvider;
  amount: number;
  status: "OPEN" | "CANCELLED" | "PAID" | "UNMATCHED" | "CREDITED" | "RETURNED";
  isOver: boolean;
  statementEntryId: number | null;
}

/**
 * Takes the payment of a code, which is good for one payment only. In time, it is a deposit with the provider's code
 * as its source.
 *
 * Late money (the code ran out, was cancelled or was replaced) is never credited by itself: the member may have paid a
 * newer code as well, or the wrong one. Nothing is posted to the ledger, which holds what the operator owes; the
 * statement shows the deposit in progress, until the operator credits or returns it (`decide`).
 *
 * @throws {Refusal} `NO_DATA` for an unknown code, 409 `QR_FAIL` for one that was paid before.
 */
export async function takePayment(tx: Transaction, id: string, now: Date): Promise<Arrival> {
  const qr = await lockQr(tx, id, now);
  const { memberId, provider } = qr;
  const amount = satang(qr.amount);
  if (qr.status === "OPEN" && !qr.isOver) {
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
 * Ends an unmatched payment: credited, it is posted as the deposit it was meant to be; returned, the statement shows
 * it failed and the ledger never knew of it.
 *
 * @throws {Refusal} `NO_DATA` for an unknown code, 409 `QR_FAIL` when there is nothing to decide.
 */
export async function decide(tx: Transaction, id: string, decision: Decision, now: Date): Promise<void> {
  const { memberId, provider, amount, status, statementEntryId } = await lockQr(tx, id, now);
  if (status !== "UNMATCHED") throw new Refusal("QR_FAIL", 409);
  const money = satang(amount);
  const ledgerEntryId =
    decision === "return"
      ? null
      : await post(tx, {
          kind: "deposit",
          memberId,
          postedAt: now,
          memo: provider,
          postings: [outOf({ kind: "bank" }, money), into({ kind: "wallet", memberId }, money)],
        });
  await tx.query("update statement_entry set status = $2, ledger_entry_id = $3 where id = $1", [
    statementEntryId,
    decision === "return" ? "FAILED" : "SUCCESS",
    ledgerEntryId,
  ]);
  await tx.query("update qr_deposit set status = $2 where id = $1", [
    id,
    decision === "return" ? "RETURNED" : "CREDITED",
  ]);
}

async function lockQr(tx: Transaction, id: string, now: Date): Promise<Row> {
  const [qr] = await tx.query<Row>(
    `select member_id as "memberId", provider, amount, status, expires_at <= $2 as "isOver",
      statement_entry_id as "statementEntryId"
    from qr_deposit where id = $1 for update`,
    [id, now],
  );
  if (qr === undefined) throw new Refusal("NO_DATA", 404);
  return qr;
}
