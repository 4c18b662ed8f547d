import type { Migration } from "../migration.ts";

/** Members' bonuses, at most one of them running. */
export const bonus: Migration = {
  name: "0009-bonus",
  statements: [
    `create table member_bonus (
      id bigint generated always as identity primary key,
      member_id text not null references member (id),
      type text not null check (type in ('limit', 'day', 'week')),
      is_active boolean not null default true,
      activated_at timestamptz not null
    )`,
    "create unique index member_bonus_running on member_bonus (member_id) where is_active",
  ],
};
