import { satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
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
  if (!/^\d{1,15}$/.test(id)) throw new Refusal("NO_DATA", 404);
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
  await tx.query("update statement_entry set status = $2 where id = $1", [statementEntryId, status]);
}
