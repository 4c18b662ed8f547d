import type { Migration } from "../migration.ts";

/** One row: the switches that were set since the last reset, for all processes on the database. */
export const switches: Migration = {
  name: "0025-switches",
  statements: [
    `create table switches (
      only_row boolean primary key default true check (only_row),
      state jsonb not null
    )`,
  ],
};
