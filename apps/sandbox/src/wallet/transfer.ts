import { sumSatang, type Satang, WALLET } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { type AccountName, balanceOf, lockMemberAccounts, type MemberAccount } from "../ledger/accounts.ts";
import { into, outOf, post } from "../ledger/post.ts";
import { writeStatement } from "../statement/statement.ts";

export interface Transfer {
  from: string;
  to: string;
  amount: Satang;
}

/**
 * Moves money between the member's wallet and game accounts.
 * @throws {Refusal} `TRANSFER_MINIMUM` for 0 or less, `TRANSFER_FAIL` from an account to itself,
 *   `SLOT_NO_ACCOUNT` for a game in which the member has no account, `MONEY_NOT_ENOUGH`.
 */
export async function transfer(tx: Transaction, memberId: string, move: Transfer, now: Date): Promise<void> {
  if (move.amount <= 0) throw new Refusal("TRANSFER_MINIMUM");
  if (move.from === move.to) throw new Refusal("TRANSFER_FAIL");
  const accounts = await lockMemberAccounts(tx, memberId);
  const [kind, code] = move.from === WALLET ? (["wallet", ""] as const) : (["game", move.from] as const);
  for (const name of [move.from, move.to]) {
    if (!isOpen(accounts, name)) throw new Refusal("SLOT_NO_ACCOUNT");
  }
  if (balanceOf(accounts, kind, code) < move.amount) throw new Refusal("MONEY_NOT_ENOUGH");
  await writeTransfer(tx, memberId, move, now);
}

/**
 * Moves everything in the wallet and all games into one of them.
 * @throws {Refusal} `SLOT_NO_ACCOUNT` as above, `MONEY_NOT_ENOUGH` when there is nothing to move.
 */
export async function transferAll(tx: Transaction, memberId: string, to: string, now: Date): Promise<void> {
  const accounts = await lockMemberAccounts(tx, memberId);
  if (!isOpen(accounts, to)) throw new Refusal("SLOT_NO_ACCOUNT");
  const moved = await gather(tx, memberId, accounts, to, now);
  if (moved <= 0) throw new Refusal("MONEY_NOT_ENOUGH");
}

/** Moves the balances of the given accounts, except the hold, into one of them; returns the sum moved. */
export async function gather(
  tx: Transaction,
  memberId: string,
  accounts: readonly MemberAccount[],
  to: string,
  now: Date,
): Promise<Satang> {
  const moved: Satang[] = [];
  for (const { kind, code, balance } of accounts) {
    const from = kind === "wallet" ? WALLET : code;
    if (kind === "hold" || from === to || balance <= 0) continue;
    await writeTransfer(tx, memberId, { from, to, amount: balance }, now);
    moved.push(balance);
  }
  return sumSatang(moved);
}

async function writeTransfer(tx: Transaction, memberId: string, { from, to, amount }: Transfer, now: Date) {
  const ledgerEntryId = await post(tx, {
    kind: "transfer",
    memberId,
    postedAt: now,
    postings: [outOf(accountName(memberId, from), amount), into(accountName(memberId, to), amount)],
  });
  await writeStatement(tx, memberId, {
    type: "transfer",
    status: "SUCCESS",
    source: from,
    destination: to,
    amount,
    ledgerEntryId,
    createdAt: now,
  });
}

function accountName(memberId: string, name: string): AccountName {
  return name === WALLET ? { kind: "wallet", memberId } : { kind: "game", memberId, code: name };
}

/** Every member has a wallet; activating a game opens its account. */
function isOpen(accounts: readonly MemberAccount[], name: string): boolean {
  return name === WALLET || accounts.some((account) => account.kind === "game" && account.code === name);
}
