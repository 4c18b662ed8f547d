import type { Migration } from "../migration.ts";

const PART_BYTES = 64 * 1024;

/** Files of the chat in parts, counted by address too. */
export const chatFileParts: Migration = {
  name: "0015-chat-file-parts",
  statements: [
    `create table chat_file_part (
      name text not null references chat_file (name) on update cascade on delete cascade,
      number integer not null,
      bytes bytea not null,
      primary key (name, number)
    )`,
    // Uncompressed, so that a piece of a part is read without the rest.
    "alter table chat_file_part alter column bytes set storage external",
    `insert into chat_file_part (name, number, bytes)
    select name, number, substring(bytes from number * ${PART_BYTES} + 1 for ${PART_BYTES})
    from chat_file, generate_series(0, (size - 1) / ${PART_BYTES}) as number`,
    "alter table chat_file drop column bytes",
    // Null until the file is whole.
    "alter table chat_file alter column type drop not null",
    // Null once it no longer counts.
    "alter table chat_file add column address text",
  ],
};
