import type { Migration } from "../migration.ts";

/** One-time codes, verified phones, and members' sources and inviters. */
export const registration: Migration = {
  name: "0006-registration",
  statements: [
    // Only digests are stored, so that a copy of the table is useless.
    `create table one_time_code (
      token_digest text primary key,
      phone text not null,
      code_digest text not null,
      issued_at timestamptz not null,
      expires_at timestamptz not null,
      wrong_tries integer not null default 0,
      is_used boolean not null default false
    )`,
    "create index one_time_code_phone on one_time_code (phone, issued_at)",
    `create table verified_phone (
      phone text primary key,
      verified_at timestamptz not null
    )`,
    "alter table member add column source_code text not null default ''",
    "alter table member add column inviter_id text references member (id)",
  ],
};
