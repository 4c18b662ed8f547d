import { type Satang, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { addCoinsForDeposit } from "../spinwheel/coins.ts";
import { writeStatement } from "../statement/statement.ts";

interface Deposit {
  amount: Satang;
  /** The code of the bank or provider that it came from. */
  source: string;
}

/** Posts a deposit to the ledger, with the coins that it earns; returns the entry's id. */
export async function postDeposit(
  tx: Transaction,
  memberId: string,
  { amount, source }: Deposit,
  now: Date,
): Promise<number> {
  await addCoinsForDeposit(tx, memberId, amount);
  return post(tx, {
    kind: "deposit",
    memberId,
    postedAt: now,
    memo: source,
    postings: [outOf({ kind: "bank" }, amount), into({ kind: "wallet", memberId }, amount)],
  });
}

/** Credits money that reached the operator's bank, in the ledger and the statement. */
export async function deposit(
  tx: Transaction,
  memberId: string,
  { amount, source }: Deposit,
  now: Date,
): Promise<void> {
  const ledgerEntryId = await postDeposit(tx, memberId, { amount, source }, now);
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
