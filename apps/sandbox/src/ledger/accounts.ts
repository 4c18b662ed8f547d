import { satang, type Satang } from "@member-wallet/domain";
import type { Transaction } from "../database/database.ts";

/**
 * Names one account. A member's money is in `wallet`, in `game` (one per game code) and in `hold` (promised
 * to a withdrawal). The operator's sides are `bank` (money from and to the world), `house`, `bonus` and
 * `provider` (one per game code); they may go below zero.
 */
export type AccountName =
  | { kind: "wallet" | "hold"; memberId: string }
  | { kind: "game"; memberId: string; code: string }
  | { kind: "provider"; code: string }
  | { kind: "bank" | "house" | "bonus" };

/** An account of a member, with its balance in satang. */
export interface MemberAccount {
  kind: "wallet" | "game" | "hold";
  /** The game's code; empty for the wallet and the hold. */
  code: string;
  balance: Satang;
}

interface Columns {
  kind: string;
  memberId: string | null;
  code: string;
}

function columns(name: AccountName): Columns {
  return {
    kind: name.kind,
    memberId: "memberId" in name ? name.memberId : null,
    code: "code" in name ? name.code : "",
  };
}

/** The numbers of accounts, in the order asked; those that don't exist yet are opened with 0. */
export async function accountIds(tx: Transaction, names: readonly AccountName[]): Promise<number[]> {
  const wanted = names.map(columns);
  const values = [
    wanted.map((account) => account.kind),
    // An array of the database's holds no null here: an operator's account has the empty member.
    wanted.map((account) => account.memberId ?? ""),
    wanted.map((account) => account.code),
  ];
  const find = () =>
    tx.query<{ id: number | null }>(
      `select account.id from unnest($1::text[], $2::text[], $3::text[])
        with ordinality as wanted (kind, member_id, code, place)
      left join ledger_account account on account.kind = wanted.kind and account.code = wanted.code
        and account.member_id is not distinct from nullif(wanted.member_id, '')
      order by place`,
      values,
    );
  const known = await find();
  if (known.every((row) => row.id !== null)) return numbers(known);
  // Another transaction may open one at the same moment: then its row is found.
  await tx.query(
    `insert into ledger_account (kind, member_id, code)
    select kind, nullif(member_id, ''), code from unnest($1::text[], $2::text[], $3::text[]) as wanted (kind, member_id, code)
    on conflict do nothing`,
    values,
  );
  return numbers(await find());
}

function numbers(rows: readonly { id: number | null }[]): number[] {
  return rows.map(({ id }) => {
    if (id === null) throw new Error("An account could not be opened.");
    return id;
  });
}

/**
 * Locks all of a member's accounts until the transaction ends and answers them; a decision made on their
 * balances then holds. Always taken in the same order, so that two calls never wait for each other.
 */
export async function lockMemberAccounts(tx: Transaction, memberId: string): Promise<MemberAccount[]> {
  const rows = await tx.query<{ kind: MemberAccount["kind"]; code: string; balance: number }>(
    "select kind, code, balance from ledger_account where member_id = $1 order by id for update",
    [memberId],
  );
  return rows.map((row) => ({ ...row, balance: satang(row.balance) }));
}

/** Reads a member's accounts without locking them: for showing, not for deciding. */
export async function readMemberAccounts(
  database: Pick<Transaction, "query">,
  memberId: string,
): Promise<MemberAccount[]> {
  const rows = await database.query<{ kind: MemberAccount["kind"]; code: string; balance: number }>(
    "select kind, code, balance from ledger_account where member_id = $1 order by id",
    [memberId],
  );
  return rows.map((row) => ({ ...row, balance: satang(row.balance) }));
}

/** The balance of one of a member's accounts; 0 for one that nothing was ever posted to. */
export function balanceOf(
  accounts: readonly MemberAccount[],
  kind: MemberAccount["kind"],
  code = "",
): Satang {
  return accounts.find((account) => account.kind === kind && account.code === code)?.balance ?? satang(0);
}
