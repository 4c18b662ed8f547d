import type { Migration } from "../migration.ts";

/** One row: which secret keys the digests of requests, and the secret itself unless the environment gives it. */
export const digestSecret: Migration = {
  name: "0014-digest-secret",
  statements: [
    `create table digest_secret (
      only_row boolean primary key default true check (only_row),
      check_value text not null,
      secret bytea
    )`,
  ],
};
