import type { Migration } from "../migration.ts";

/** Support chat: a room for each customer, messages, uploaded files, and windows of limited calls. */
export const chat: Migration = {
  name: "0012-chat",
  statements: [
    // `customer` is "member {id}" or "guest {digest}": a guest's id is a secret and never stored.
    `create table chat_room (
      id bigint generated always as identity primary key,
      customer text not null unique,
      member_id text references member (id),
      last_message_at timestamptz,
      agent_read_at timestamptz
    )`,
    // Within a room the time is unique and grows strictly.
    `create table chat_message (
      room_id bigint not null references chat_room (id),
      created_at timestamptz not null,
      sender text not null check (sender in ('customer', 'other')),
      client_id text,
      content json not null,
      read_at timestamptz,
      primary key (room_id, created_at)
    )`,
    "create unique index chat_message_client_id on chat_message (room_id, client_id) where client_id is not null",
    "create index chat_message_unread on chat_message (room_id) where sender = 'other' and read_at is null",
    `create table chat_file (
      name text primary key,
      customer text,
      media text not null check (media in ('image', 'video', 'file')),
      type text not null,
      size integer not null check (size > 0),
      bytes bytea not null,
      created_at timestamptz not null
    )`,
    // Uncompressed, so that a part of a video is read without the rest.
    "alter table chat_file alter column bytes set storage external",
    // Calls per subject since the beginning of its window; their loss in a crash harms nobody.
    `create unlogged table call_window (
      subject text primary key,
      since timestamptz not null,
      calls integer not null
    )`,
    // Where Socket.IO's adapter puts the events that are too long for a notification.
    `create table socket_io_attachments (
      id bigserial unique,
      created_at timestamptz default now(),
      payload bytea
    )`,
  ],
};
