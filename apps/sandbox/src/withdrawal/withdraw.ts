import { type Satang, WALLET } from "@member-wallet/domain";
import { checkWithdrawable, finishAfterWithdrawal } from "../bonus/end-bonus.ts";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { balanceOf, lockMemberAccounts } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { readMember } from "../member/members.ts";
import type { Operator } from "../operator.ts";
import { writeStatement } from "../statement/statement.ts";
import { gather } from "../wallet/transfer.ts";

/**
 * Promises money of the wallet to the member's bank account: moves it at once to the hold, until the operator pays it out
 * or returns it. A running bonus ends with it.
 *
 * @throws {Refusal} `WITHDRAW_MINIMUM` and `WITHDRAW_MAXIMUM` outside the bounds, `MONEY_NOT_ENOUGH`, `BONUS_CONDITION`
 *   while the conditions of a running bonus are unmet.
 */
export async function withdraw(
  tx: Transaction,
  operator: Operator,
  memberId: string,
  amount: Satang,
  now: Date,
): Promise<void> {
  checkBounds(operator, amount);
  if (balanceOf(await lockMemberAccounts(tx, memberId), "wallet") < amount)
    throw new Refusal("MONEY_NOT_ENOUGH");
  await checkWithdrawable(tx, memberId);
  await hold(tx, memberId, amount, now);
  await finishAfterWithdrawal(tx, memberId, now);
}

/** Gathers the games' balances in the wallet, then withdraws as `withdraw` does. */
export const withdrawAll: typeof withdraw = async (tx, operator, memberId, amount, now) => {
  await gather(tx, memberId, await lockMemberAccounts(tx, memberId), WALLET, now);
  await withdraw(tx, operator, memberId, amount, now);
};

function checkBounds({ withdrawal }: Operator, amount: Satang): void {
  if (amount <= 0 || amount < withdrawal.minimum) throw new Refusal("WITHDRAW_MINIMUM");
  if (amount > withdrawal.maximum) throw new Refusal("WITHDRAW_MAXIMUM");
}

async function hold(tx: Transaction, memberId: string, amount: Satang, now: Date): Promise<void> {
  const member = await readMember(tx, memberId);
  const ledgerEntryId = await post(tx, {
    kind: "withdraw-hold",
    memberId,
    postedAt: now,
    postings: [outOf({ kind: "wallet", memberId }, amount), into({ kind: "hold", memberId }, amount)],
  });
  const statementEntryId = await writeStatement(tx, memberId, {
    type: "withdraw",
    status: "PENDING",
    source: WALLET,
    destination: member.bankCode,
    amount,
    ledgerEntryId,
    createdAt: now,
  });
  await tx.query(
    `insert into withdrawal (member_id, amount, bank_code, bank_account_name, bank_account_no, statement_entry_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [memberId, amount, member.bankCode, member.bankAccountName, member.bankAccountNo, statementEntryId, now],
  );
}
