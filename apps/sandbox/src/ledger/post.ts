import { type Related, satang, type Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import { type AccountName, accountIds } from "./accounts.ts";

/** Why money moved. */
type EntryKind =
  | "deposit"
  | "transfer"
  | "withdraw-hold"
  | "withdraw-settle"
  | "withdraw-return"
  | "game-round"
  /** A claim. */
  | Related
  | "bonus-cut";

/** One line of an entry: above 0 into the account, below 0 out of it. */
interface Posting {
  account: AccountName;
  amount: Satang;
}

export function outOf(account: AccountName, amount: Satang): Posting {
  return { account, amount: satang(0 - amount) };
}

export function into(account: AccountName, amount: Satang): Posting {
  return { account, amount };
}

interface Entry {
  kind: EntryKind;
  /** The member concerned. */
  memberId: string;
  postedAt: Date;
  memo?: string;
  /** At least two, that sum to zero; those of one account apply in this order. */
  postings: readonly Posting[];
}

/**
 * Writes one entry and returns its id; triggers update the balances.
 * @throws {Refusal} `MONEY_NOT_ENOUGH` when it would take an account of a member below zero.
 * @throws at the commit, when the postings don't sum to zero.
 */
export async function post(tx: Transaction, entry: Entry): Promise<number> {
  const accounts = await accountIds(
    tx,
    entry.postings.map((posting) => posting.account),
  );
  const lines = accounts.map((account, index) => ({ account, amount: entry.postings[index]?.amount ?? 0 }));
  // A fixed order of accounts prevents deadlocks.
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
    if (posted === undefined) throw new Error("The ledger entry was not inserted.");
    return posted.id;
  } catch (error) {
    if (constraintOf(error) === "member_balance_not_negative") throw new Refusal("MONEY_NOT_ENOUGH");
    throw error;
  }
}

/** The violated constraint, in the errors of both drivers. */
function constraintOf(error: unknown): unknown {
  return error instanceof Error && "constraint" in error ? error.constraint : undefined;
}
