import { type Satang, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { writeStatement } from "../statement/statement.ts";

/** Credits money that reached the operator's bank; `source` is the code of the bank it came from. */
export async function deposit(
  tx: Transaction,
  memberId: string,
  { amount, source }: { amount: Satang; source: string },
  now: Date,
): Promise<void> {
  const ledgerEntryId = await post(tx, {
    kind: "deposit",
    memberId,
    postedAt: now,
    memo: source,
    postings: [outOf({ kind: "bank" }, amount), into({ kind: "wallet", memberId }, amount)],
  });
  await writeStatement(tx, memberId, {
    type: "deposit",
    status: "SUCCESS",
    source,
    destination: WALLET,
    amount,
    ledgerEntryId,
    createdAt: now,
  });
}
