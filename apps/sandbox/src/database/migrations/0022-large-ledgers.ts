import type { Migration } from "../migration.ts";

/** Indexes for what claims look up: without them each claim reads all members, or all entries of its member. */
export const largeLedgers: Migration = {
  name: "0022-large-ledgers",
  statements: [
    "create index member_inviter on member (inviter_id) where inviter_id is not null",
    "create index ledger_entry_round on ledger_entry (member_id, id) where kind = 'game-round'",
    "create index statement_entry_deposit on statement_entry (member_id, created_at) where type = 'deposit'",
  ],
};
