import type { Migration } from "../migration.ts";

/** Statement entries and withdrawals. */
export const movements: Migration = {
  name: "0004-movements",
  statements: [
    `create table statement_entry (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      type text not null check (type in ('deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer')),
      status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
      source text,
      destination text,
      amount bigint not null check (amount > 0),
      ledger_entry_id bigint references ledger_entry (id),
      created_at timestamptz not null
    )`,
    "create index statement_entry_member on statement_entry (member_id, created_at desc, id desc)",
    // A copy of the bank account: later changes of it do not redirect the money.
    `create table withdrawal (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      amount bigint not null check (amount > 0),
      status text not null default 'PENDING' check (status in ('PENDING', 'SUCCESS', 'FAILED')),
      bank_code text not null,
      bank_account_name text not null,
      bank_account_no text not null,
      statement_entry_id bigint not null references statement_entry (id),
      created_at timestamptz not null
    )`,
    "create index withdrawal_member on withdrawal (member_id, id)",
  ],
};
