import type { TestApp } from "@member-wallet/sandbox/testing";

type Database = TestApp["database"];

const BAHT = 100;
const MEMBERS = 10_000;

/** How many entries one of the members has, beside the bank's share of all others. */
export const LARGEST = 100_000;

/** Tables that the database guards by triggers, which would run for each row. */
const GUARDED = ["ledger_account", "ledger_entry", "ledger_posting", "statement_entry"];

/**
 * Fills a database with transfers of one baht between the wallets and games of 10,000 members, and with 100,000 of the
 * member `largest`, as they would be had each been made: entries, postings with their running balances, and statement.
 * @param each how many the 10,000 have.
 */
export async function fillLedger(database: Database, largest: string, each: number): Promise<void> {
  const run = async (sql: string, parameters: readonly (string | number)[] = []) => {
    await database.query(sql, parameters);
  };
  for (const table of GUARDED) await run(`alter table ${table} disable trigger user`);
  await run(
    `insert into member (id, username, name, password_hash, bank_code, bank_account_name, bank_account_no, currency, created_at)
    select 'scale-' || n, 'scale-' || n, '', '', 'SCB', '', 'scale-' || n, 'BAHT', now() from generate_series(1, $1::int) n`,
    [MEMBERS],
  );
  await run(
    `insert into ledger_account (kind, member_id, code) select kind, 'scale-' || n, code
    from generate_series(1, $1::int) n, (values ('wallet', ''), ('game', 'PG')) as accounts (kind, code)`,
    [MEMBERS],
  );
  await run(
    "create unlogged table filled (member_id text, wallet bigint, game bigint, start bigint, transfers int, first bigint)",
  );
  // Each member's entries are numbers of their own, from `first` on; money in the wallet is that of before.
  await run(
    `insert into filled select member_id, wallet, game, start, transfers,
      (select coalesce(max(id), 0) from ledger_entry) + sum(transfers) over (order by member_id) - transfers
    from (
      select w.member_id, w.id as wallet, g.id as game, w.balance as start,
        case when w.member_id = $1 then $3::int else $2::int end as transfers
      from ledger_account w join ledger_account g on g.member_id = w.member_id and g.kind = 'game' and g.code = 'PG'
      where w.kind = 'wallet' and w.code = '' and (w.member_id = $1 or w.member_id like 'scale-%')
    ) members`,
    [largest, each, LARGEST],
  );
  // An odd one moves a baht into the game, an even one back.
  await run(
    `insert into ledger_entry (id, kind, member_id, posted_at) overriding system value
    select first + n, 'transfer', member_id, now() - interval '1 day' + n * interval '1 ms'
    from filled, generate_series(1, transfers) n`,
  );
  await run(
    `insert into ledger_posting (entry_id, line, account_id, amount, balance_after, position)
    select first + n, line, case line when 1 then wallet else game end,
      case when (n % 2 = 1) = (line = 1) then -$1::bigint else $1::bigint end,
      case line when 1 then start - (n % 2) * $1::bigint else (n % 2) * $1::bigint end,
      (select last_value from ledger_position) + 2 * (first + n) + line
    from filled, generate_series(1, transfers) n, generate_series(1, 2) line`,
    [BAHT],
  );
  await run(
    `insert into statement_entry (member_id, type, status, source, destination, amount, ledger_entry_id, created_at)
    select member_id, 'transfer', 'SUCCESS', case n % 2 when 1 then 'wallet' else 'PG' end,
      case n % 2 when 1 then 'PG' else 'wallet' end, $1::bigint, first + n, now() - interval '1 day' + n * interval '1 ms'
    from filled, generate_series(1, transfers) n`,
    [BAHT],
  );
  await run(
    `insert into statement_total (member_id, entries) select member_id, count(*) from statement_entry group by member_id
    on conflict (member_id) do update set entries = excluded.entries`,
  );
  await run(
    "select setval(pg_get_serial_sequence('ledger_entry', 'id'), (select max(id) from ledger_entry))",
  );
  await run("select setval('ledger_position', (select max(position) from ledger_posting))");
  await run("drop table filled");
  for (const table of GUARDED) await run(`alter table ${table} enable trigger user`);
  await run("vacuum analyze");
}
