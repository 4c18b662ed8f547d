import type { Migration } from "../migration.ts";

/** The ends of conversations, and how their customers found them; a guest who is forgotten takes all along. */
export const chatEnds: Migration = {
  name: "0020-chat-ends",
  statements: [
    `create table chat_end (
      room_id bigint not null references chat_room (id) on delete cascade,
      at timestamptz not null,
      primary key (room_id, at)
    )`,
    // A rating belongs to the conversation that began after this time, the room's first one at the epoch.
    `create table chat_rating (
      room_id bigint not null references chat_room (id) on delete cascade,
      began_after timestamptz not null,
      stars smallint not null check (stars between 1 and 5),
      words text not null,
      primary key (room_id, began_after)
    )`,
    "alter table chat_message drop constraint chat_message_room_id_fkey",
    "alter table chat_message add foreign key (room_id) references chat_room (id) on delete cascade",
  ],
};
