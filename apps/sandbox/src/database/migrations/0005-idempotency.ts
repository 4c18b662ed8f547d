import type { Migration } from "../migration.ts";

/** The first response to each keyed call, stored for a day. `member_id` is empty for a visitor. */
export const idempotency: Migration = {
  name: "0005-idempotency",
  statements: [
    `create table idempotency_key (
      member_id text not null,
      call text not null,
      key text not null,
      request_digest text not null,
      status integer,
      body text,
      created_at timestamptz not null,
      primary key (member_id, call, key)
    )`,
    "create index idempotency_key_age on idempotency_key (created_at)",
  ],
};
