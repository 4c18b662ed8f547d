import type { Queryable } from "../database/database.ts";

const CHECKS = [
  `select 'account ' || a.id || ' holds ' || a.balance || ' but its postings sum to ' || coalesce(sum(p.amount), 0) as breach
    from ledger_account a left join ledger_posting p on p.account_id = a.id
    group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  `select 'entry ' || e.id || ' sums to ' || coalesce(sum(p.amount), 0) || ' over ' || count(p.line) || ' lines' as breach
    from ledger_entry e left join ledger_posting p on p.entry_id = e.id
    group by e.id having coalesce(sum(p.amount), 0) <> 0 or count(p.line) < 2`,
  `select 'account ' || id || ' of a member is at ' || balance as breach
    from ledger_account where member_id is not null and balance < 0`,
  `select 'posting ' || entry_id || '/' || line || ' left ' || balance_after || ', its account had ' || running as breach
    from (
      select entry_id, line, balance_after,
        sum(amount) over (partition by account_id order by position) as running
      from ledger_posting
    ) history where balance_after <> running`,
] as const;

/** Checks the whole ledger and describes every broken invariant. */
export async function ledgerBreaches(database: Queryable): Promise<string[]> {
  const breaches: string[] = [];
  for (const check of CHECKS) {
    for (const row of await database.query<{ breach: string }>(check)) breaches.push(row.breach);
  }
  return breaches;
}
