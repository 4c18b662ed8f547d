import { satang, type Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { type AccountName, accountIds } from "./accounts.ts";

/** Why money moved. */
export type EntryKind =
  | "deposit"
  | "transfer"
  | "collect"
  | "withdraw-hold"
  | "withdraw-settle"
  | "withdraw-return"
  | "game-round"
  | "bonus"
  | "invite"
  | "refund"
  | "prize";

/** One line of an entry: above 0 into the account, below 0 out of it. */
export interface Posting {
  account: AccountName;
  amount: Satang;
}

/** The line that takes an amount out of an account. */
export function outOf(account: AccountName, amount: Satang): Posting {
  return { account, amount: satang(0 - amount) };
}

/** The line that brings an amount into an account. */
export function into(account: AccountName, amount: Satang): Posting {
  return { account, amount };
}

export interface Entry {
  kind: EntryKind;
  /** Whose history the entry belongs to. */
  memberId: string;
  postedAt: Date;
  memo?: string;
  /** At least two, summing to zero; lines of one account are applied in the order given. */
  postings: readonly Posting[];
}

/**
 * Writes one entry and answers its number. The balances follow by themselves.
 * @throws {Refusal} `MONEY_NOT_ENOUGH` when it would take an account of a member below zero.
 * @throws at the commit, when the postings don't sum to zero.
 */
export async function post(tx: Transaction, entry: Entry): Promise<number> {
  const accounts = await accountIds(
    tx,
    entry.postings.map((posting) => posting.account),
  );
  const lines = accounts.map((account, index) => ({ account, amount: entry.postings[index]?.amount ?? 0 }));
  // Accounts are always touched in the same order, so that two entries never wait for each other.
  lines.sort((one, other) => one.account - other.account);

  try {
    const [posted] = await tx.query<{ id: number }>(
      `with entry as (
        insert into ledger_entry (kind, member_id, memo, posted_at) values ($1, $2, $3, $4) returning id
      ), postings as (
        insert into ledger_posting (entry_id, line, account_id, amount)
        select entry.id, line, account_id, amount
        from entry, unnest($5::bigint[], $6::bigint[]) with ordinality as lines (account_id, amount, line)
        order by line
      )
      select id from entry`,
      [
        entry.kind,
        entry.memberId,
        entry.memo ?? "",
        entry.postedAt,
        lines.map((line) => line.account),
        lines.map((line) => line.amount),
      ],
    );
    if (posted === undefined) throw new Error("The ledger took no entry.");
    return posted.id;
  } catch (error) {
    if (constraintOf(error) === "member_balance_not_negative") throw new Refusal("MONEY_NOT_ENOUGH");
    throw error;
  }
}

/** The constraint that a statement broke, as both drivers tell it. */
function constraintOf(error: unknown): unknown {
  return error instanceof Error && "constraint" in error ? error.constraint : undefined;
}
