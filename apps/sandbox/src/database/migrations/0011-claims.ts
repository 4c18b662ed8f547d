import type { Migration } from "../migration.ts";

/** Bonuses with conditions, promotions, invite bonuses, refunds, and the prize wheel. */
export const claims: Migration = {
  name: "0011-claims",
  statements: [
    // One row for each receipt. Amounts are satang; `required` and `staked` are turnover since the activation.
    `alter table member_bonus
      add column code text not null default '',
      add column amount bigint not null default 0 check (amount >= 0),
      add column required bigint not null default 0 check (required >= 0),
      add column staked bigint not null default 0,
      add column percent_fail numeric`,
    "create index member_bonus_receipt on member_bonus (member_id, code, activated_at)",
    // How often a bonus with limited stock was received, by all members.
    `create table bonus_stock (
      code text primary key,
      taken integer not null check (taken >= 0)
    )`,
    `create table promotion_receipt (
      member_id text not null references member (id),
      code text not null,
      received_at timestamptz not null,
      primary key (member_id, code)
    )`,
    // The bonus from one invitee's play of one day; it grows with the play, and `collected` follows it.
    `create table invite_earning (
      id bigint generated always as identity primary key,
      inviter_id text not null references member (id),
      invitee_id text not null references member (id),
      day timestamptz not null,
      amount bigint not null check (amount > 0),
      collected bigint not null default 0,
      created_at timestamptz not null,
      check (collected between 0 and amount),
      unique (invitee_id, day)
    )`,
    "create index invite_earning_inviter on invite_earning (inviter_id, created_at desc, id desc)",
    // Losses up to `last_entry_id` are refunded.
    `create table refund_receipt (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      amount bigint not null check (amount > 0),
      last_entry_id bigint not null,
      created_at timestamptz not null
    )`,
    "create index refund_receipt_member on refund_receipt (member_id, created_at desc, id desc)",
    // A received refund is added to the wallet once.
    `create table refund_payout (
      receipt_id bigint primary key references refund_receipt (id),
      paid_at timestamptz not null
    )`,
    `create table spin (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      prize_code text not null,
      spun_at timestamptz not null
    )`,
    `create table coupon (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      prize_code text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      claimed_at timestamptz
    )`,
    "create index coupon_member on coupon (member_id, prize_code) where claimed_at is null",
    // What an entry is about; the operator's offers have the description.
    `alter table statement_entry
      add column related_kind text check (related_kind in ('bonus', 'promotion', 'invite', 'refund', 'luckydraw')),
      add column related_code text,
      add check ((related_kind is null) = (related_code is null))`,
    // The end of a bonus may cost nothing.
    "alter table statement_entry drop constraint statement_entry_amount_check",
    `alter table statement_entry add constraint statement_entry_amount_check
      check (amount > 0 or (amount = 0 and type = 'finish_bonus'))`,
  ],
};
