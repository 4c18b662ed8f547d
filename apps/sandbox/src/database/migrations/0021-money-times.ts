import type { Migration } from "../migration.ts";

/** When a withdrawal was sent to the bank, and when it or a slip ended; not known of what ended before. */
export const moneyTimes: Migration = {
  name: "0021-money-times",
  statements: [
    "alter table statement_entry add column sent_at timestamptz, add column ended_at timestamptz",
    "alter table slip add column ended_at timestamptz",
  ],
};
