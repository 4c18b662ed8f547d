import type { Migration } from "../migration.ts";

/** The list of what an entry is about is `RELATED` of the domain, which types its writer: another kind needs no migration. */
export const relatedKinds: Migration = {
  name: "0024-related-kinds",
  statements: ["alter table statement_entry drop constraint statement_entry_related_kind_check"],
};
