import { satang } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { into, outOf, post } from "../ledger/post.ts";

/** Paid out to the member's bank, or returned to the wallet. */
export type Ending = "settle" | "return";

interface Row {
  memberId: string;
  amount: number;
  status: "PENDING" | "SUCCESS" | "FAILED";
  bankCode: string;
  statementEntryId: number;
}

/**
 * Ends a pending withdrawal, once: moves the money from the hold to the bank or back to the wallet, and updates the
 * statement.
 *
 * @throws {Refusal} 404 `NO_DATA` for an unknown one, 409 `TRANSFER_FAIL` for an ended one.
 */
export async function endWithdrawal(tx: Transaction, id: string, ending: Ending, now: Date): Promise<void> {
  checkId(id);
  const [row] = await tx.query<Row>(
    `select member_id as "memberId", amount, status, bank_code as "bankCode",
      statement_entry_id as "statementEntryId"
    from withdrawal where id = $1 for update`,
    [id],
  );
  if (!row) throw new Refusal("NO_DATA", 404);
  if (row.status !== "PENDING") throw new Refusal("TRANSFER_FAIL", 409);
  const { memberId, bankCode, statementEntryId } = row;
  const amount = satang(row.amount);
  const settled = ending === "settle";
  await post(tx, {
    kind: settled ? "withdraw-settle" : "withdraw-return",
    memberId,
    postedAt: now,
    memo: bankCode,
    postings: [
      outOf({ kind: "hold", memberId }, amount),
      into(settled ? { kind: "bank" } : { kind: "wallet", memberId }, amount),
    ],
  });
  const status = settled ? "SUCCESS" : "FAILED";
  await tx.query("update withdrawal set status = $2 where id = $1", [id, status]);
  await tx.query(
    // One that was paid had been sent, at the latest now.
    `update statement_entry set status = $2, ended_at = $3,
      sent_at = case when $2 = 'SUCCESS' then coalesce(sent_at, $3) else sent_at end
    where id = $1`,
    [statementEntryId, status, now],
  );
}

/**
 * Notes when a pending withdrawal was sent to the bank; one that was sent before keeps its time.
 * @throws {Refusal} 404 `NO_DATA` for an unknown one, and for one that has ended.
 */
export async function sendWithdrawal(database: Queryable, id: string, now: Date): Promise<void> {
  checkId(id);
  const sent = await database.query(
    `update statement_entry set sent_at = coalesce(sent_at, $2)
    from withdrawal where withdrawal.id = $1 and withdrawal.status = 'PENDING'
      and statement_entry.id = withdrawal.statement_entry_id and statement_entry.ended_at is null
    returning statement_entry.id`,
    [id, now],
  );
  if (sent.length === 0) throw new Refusal("NO_DATA", 404);
}

/** PostgreSQL refuses to compare a text that is no number. */
function checkId(id: string): void {
  if (!/^\d{1,15}$/.test(id)) throw new Refusal("NO_DATA", 404);
}
