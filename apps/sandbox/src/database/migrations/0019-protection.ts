import type { Migration } from "../migration.ts";

/** A member's own limits, as the domain's `KeptLimits` in JSON, and the end of their last break. */
export const protection: Migration = {
  name: "0019-protection",
  statements: [
    `create table protection (
      member_id text primary key references member (id),
      limits text not null default '{}',
      break_until timestamptz
    )`,
  ],
};
