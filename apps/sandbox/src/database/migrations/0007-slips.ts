import type { Migration } from "../migration.ts";

/** Members' deposit slips, and the simulated banks' transfers. */
export const slips: Migration = {
  name: "0007-slips",
  statements: [
    // The amount is in hundredths of the currency.
    `create table bank_transfer (
      bank_number text not null,
      reference text not null,
      from_bank text not null,
      to_account_no text not null,
      currency text not null check (currency in ('BAHT', 'LAK')),
      amount bigint not null check (amount > 0),
      made_at timestamptz not null,
      credited_by text,
      primary key (bank_number, reference)
    )`,
    // The amount is the slip's value in satang; 0 while it is unknown.
    `create table slip (
      id bigint generated always as identity primary key,
      reference text not null unique,
      member_id text not null references member (id),
      status text not null check (status in ('PENDING', 'SUCCESS', 'FAILED')),
      reason text check ((reason is null) = (status <> 'FAILED')),
      amount bigint not null check (amount >= 0 and (amount > 0 or status <> 'SUCCESS')),
      file_digest text not null,
      picture bytea not null,
      picture_name text not null unique,
      picture_key bytea not null,
      created_at timestamptz not null
    )`,
    "create index slip_member on slip (member_id, created_at desc, id desc)",
    // A file counts once per member, even in concurrent uploads.
    "create unique index slip_file on slip (member_id, file_digest) where status <> 'FAILED'",
  ],
};
