import type { Migration } from "../migration.ts";

/** How many statement entries each member has: counting 100,000 for each page took most of its time. */
export const statementTotal: Migration = {
  name: "0017-statement-total",
  statements: [
    `create table statement_total (
      member_id text primary key references member (id),
      entries bigint not null
    )`,
    `insert into statement_total (member_id, entries)
      select member_id, count(*) from statement_entry group by member_id`,
    `create function statement_count() returns trigger language plpgsql as $$
    begin
      insert into statement_total as known (member_id, entries) values (new.member_id, 1)
        on conflict (member_id) do update set entries = known.entries + 1;
      return null;
    end $$`,
    `create trigger count_entry after insert on statement_entry
      for each row execute function statement_count()`,
  ],
};
