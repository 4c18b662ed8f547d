import { satang, type Satang } from "@member-wallet/domain";
import type { Queryable, Transaction } from "../database/database.ts";

/**
 * Identifies an account. A member's money is in `wallet`, in `game` (one per game code) and in `hold` (promised to a
 * withdrawal). The operator's accounts are `bank` (money from and to outside), `provider` (one per game code) and
 * `bonus` (what claims pay); they may be negative.
 */
export type AccountName =
  | { kind: "wallet" | "hold"; memberId: string }
  | { kind: "game"; memberId: string; code: string }
  | { kind: "provider"; code: string }
  | { kind: "bank" }
  | { kind: "bonus" };

/** An account of a member, with its balance in satang. */
export interface MemberAccount {
  kind: "wallet" | "game" | "hold";
  /** The game's code; empty for the wallet and the hold. */
  code: string;
  balance: Satang;
}

/** The ids of accounts, in the given order; opens those that do not exist. */
export async function accountIds(tx: Transaction, names: readonly AccountName[]): Promise<number[]> {
  const values = [
    names.map(({ kind }) => kind),
    // An empty text, because the driver's arrays contain no null.
    names.map((name) => ("memberId" in name ? name.memberId : "")),
    names.map((name) => ("code" in name ? name.code : "")),
  ];
  const find = () =>
    tx.query<{ id: number | null }>(
      // By the index, whatever the number of accounts: a comparison that also holds for null would read them all.
      `select coalesce(
        (select id from ledger_account account where account.member_id = wanted.member_id
          and account.kind = wanted.kind and account.code = wanted.code),
        (select id from ledger_account account where account.member_id is null and wanted.member_id = ''
          and account.kind = wanted.kind and account.code = wanted.code)
      ) as id
      from unnest($1::text[], $2::text[], $3::text[]) with ordinality as wanted (kind, member_id, code, place)
      order by place`,
      values,
    );
  const known = await find();
  if (known.every((row) => row.id !== null)) return idsOf(known);
  // A concurrent transaction may open one too; then `find` returns its row.
  await tx.query(
    `insert into ledger_account (kind, member_id, code)
    select kind, nullif(member_id, ''), code from unnest($1::text[], $2::text[], $3::text[]) as wanted (kind, member_id, code)
    on conflict do nothing`,
    values,
  );
  return idsOf(await find());
}

function idsOf(rows: readonly { id: number | null }[]): number[] {
  return rows.map(({ id }) => {
    if (id === null) throw new Error("An account could not be opened.");
    return id;
  });
}

async function selectAccounts(
  database: Queryable,
  memberId: string,
  lock: "" | "for update",
): Promise<MemberAccount[]> {
  const rows = await database.query<MemberAccount>(
    `select kind, code, balance from ledger_account where member_id = $1 order by id ${lock}`,
    [memberId],
  );
  return rows.map((row) => ({ ...row, balance: satang(row.balance) }));
}

/**
 * Locks and returns all of a member's accounts, so that their balances stay valid until the transaction ends. The fixed
 * order prevents deadlocks.
 */
export function lockMemberAccounts(tx: Transaction, memberId: string): Promise<MemberAccount[]> {
  return selectAccounts(tx, memberId, "for update");
}

/** Reads a member's accounts without a lock: for showing, not for deciding. */
export function readMemberAccounts(database: Queryable, memberId: string): Promise<MemberAccount[]> {
  return selectAccounts(database, memberId, "");
}

/** The balance of one of a member's accounts; 0 for one without postings. */
export function balanceOf(
  accounts: readonly MemberAccount[],
  kind: MemberAccount["kind"],
  code = "",
): Satang {
  return accounts.find((account) => account.kind === kind && account.code === code)?.balance ?? satang(0);
}
