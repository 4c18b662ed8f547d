import type { Migration } from "../migration.ts";

/** Deposits by QR, and the vouchers behind gift links. */
export const qrAndGiftLinks: Migration = {
  name: "0008-qr-and-gift-links",
  statements: [
    `create table qr_deposit (
      id text primary key,
      member_id text not null references member (id),
      provider text not null check (provider in ('KBANK', 'WW', 'ZAPMAN')),
      amount bigint not null check (amount > 0),
      payload text not null,
      status text not null default 'OPEN'
        check (status in ('OPEN', 'CANCELLED', 'PAID', 'UNMATCHED', 'CREDITED', 'RETURNED')),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      statement_entry_id bigint references statement_entry (id)
    )`,
    // One open code per member and provider; an expired one stays open until another replaces it.
    "create unique index qr_deposit_open on qr_deposit (member_id, provider) where status = 'OPEN'",
    "create index qr_deposit_age on qr_deposit (created_at)",
    // The normal form of the code, so that a voucher is one row however its link is written.
    `create table gift_voucher (
      code text primary key check (code ~ '^[a-z0-9]+$'),
      amount bigint not null check (amount > 0),
      created_at timestamptz not null,
      redeemed_by text references member (id),
      redeemed_at timestamptz,
      check ((redeemed_by is null) = (redeemed_at is null))
    )`,
  ],
};
