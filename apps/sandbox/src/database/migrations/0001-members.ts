import type { Migration } from "../migration.ts";

/** Members, their sessions and password attempts. */
export const members: Migration = {
  name: "0001-members",
  statements: [
    `create table member (
      id text primary key,
      username text not null unique,
      name text not null,
      password_hash text not null,
      bank_code text not null,
      bank_account_name text not null,
      bank_account_no text not null,
      currency text not null check (currency in ('BAHT', 'LAK')),
      coin bigint not null default 0 check (coin >= 0),
      is_active boolean not null default true,
      created_at timestamptz not null,
      constraint member_bank_account_unique unique (bank_code, bank_account_no)
    )`,
    // Only the token's digest is stored, so that a copy of the table is useless.
    `create table session (
      token_digest text primary key,
      member_id text not null references member (id),
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`,
    "create index session_member on session (member_id)",
    `create table password_attempt (
      subject text primary key,
      attempts integer not null,
      since timestamptz not null
    )`,
  ],
};
