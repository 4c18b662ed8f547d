import type { Migration } from "../migration.ts";

/** Which files of the chat were sent: the others are deleted after a while. */
export const sentFiles: Migration = {
  name: "0013-sent-files",
  statements: [
    // Nobody knows whether earlier files were sent; they stay.
    "alter table chat_file add column sent boolean not null default true",
    "alter table chat_file alter column sent set default false",
    "create index chat_file_unsent on chat_file (created_at) where not sent",
  ],
};
