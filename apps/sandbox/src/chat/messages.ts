import type { ChatMessage } from "@member-wallet/api/wire";
import type { Queryable, Transaction } from "../database/database.ts";
import { Refusal } from "../http/refusal.ts";
import type { Customer } from "./customer.ts";
import type { Agent } from "./support.ts";
import { lockRoom } from "./rooms.ts";

/** A message to be stored. */
export interface NewMessage {
  sender: "customer" | "other";
  clientId: string | null;
  /** Any JSON value: the local page sends hostile ones too. */
  content: unknown;
  /** Who of support wrote it. */
  agent?: Agent | null;
}

/** A stored message with its customer's names. */
export interface MessageRow extends NewMessage {
  createdAt: Date;
  /** When the customer read it. */
  readAt: Date | null;
  memberId: string | null;
  /** The member's; null for a guest. */
  name: string | null;
  username: string | null;
}

const COLUMNS = `m.sender, m.client_id as "clientId", m.content, m.created_at as "createdAt", m.read_at as "readAt", m.agent,
  r.member_id as "memberId", member.name, member.username`;
const TABLES = `chat_message m join chat_room r on r.id = m.room_id left join member on member.id = r.member_id`;

/**
 * Stores a message and returns its time, which is unique in the room and later than that of every earlier message. A
 * client id that is known in the room stores nothing and returns the time of the first.
 * @throws {Refusal} 422 `KEY_INVALID` for a known client id with another message.
 */
export async function storeMessage(
  tx: Transaction,
  customer: Customer,
  { sender, clientId, content, agent = null }: NewMessage,
): Promise<Date> {
  const room = await lockRoom(tx, customer);
  const json = JSON.stringify(content);
  const known =
    clientId === null
      ? []
      : await tx.query<{ createdAt: Date; same: boolean }>(
          `select created_at as "createdAt", sender = $3 and content::text = $4 as same
          from chat_message where room_id = $1 and client_id = $2`,
          [room, clientId, sender, json],
        );
  if (known[0] !== undefined) {
    if (!known[0].same) throw new Refusal("KEY_INVALID", 422);
    return known[0].createdAt;
  }
  const [stored] = await tx.query<{ createdAt: Date }>(
    `with room as (
      update chat_room set last_message_at =
        greatest(date_trunc('milliseconds', clock_timestamp()), last_message_at + interval '1 millisecond')
      where id = $1 returning id, last_message_at
    )
    insert into chat_message (room_id, created_at, sender, client_id, content, agent)
    select id, last_message_at, $2, $3, $4::json, $5::json from room
    returning created_at as "createdAt"`,
    [room, sender, clientId, json, agent && JSON.stringify(agent)],
  );
  if (stored === undefined) throw new Error(`The room of ${customer.key} is gone.`);
  return stored.createdAt;
}

/** The message that a customer's room has at this time. */
export async function findMessage(
  database: Queryable,
  customer: Customer,
  createdAt: Date,
): Promise<MessageRow | null> {
  const [row] = await database.query<MessageRow>(
    `select ${COLUMNS} from ${TABLES} where r.customer = $1 and m.created_at = $2`,
    [customer.key, createdAt],
  );
  return row ?? null;
}

/** A part of a customer's messages, newest first. */
export function readHistory(
  database: Queryable,
  customer: Customer,
  { limit, skip }: { limit: number; skip: number },
): Promise<MessageRow[]> {
  return database.query<MessageRow>(
    `select ${COLUMNS} from ${TABLES} where r.customer = $1 order by m.created_at desc limit $2 offset $3`,
    [customer.key, limit, skip],
  );
}

/** Marks the messages of support in a customer's room as read; returns the time of the last of them, `null` for none. */
export async function markRead(database: Queryable, customer: Customer): Promise<Date | null> {
  const rows = await database.query<{ createdAt: Date }>(
    `update chat_message set read_at = date_trunc('milliseconds', clock_timestamp())
    where room_id = (select id from chat_room where customer = $1) and sender = 'other' and read_at is null
    returning created_at as "createdAt"`,
    [customer.key],
  );
  const times = rows.map(({ createdAt }) => createdAt.valueOf());
  return times.length === 0 ? null : new Date(Math.max(...times));
}

/** A message in wire format. A guest's id is a secret, so no message carries it. */
export function wireMessage({ sender, content, clientId, createdAt, readAt, agent, ...owner }: MessageRow) {
  return {
    sender,
    // Checked when it was sent by a customer; the client has to survive whatever else is sent.
    message: content as ChatMessage,
    ...(owner.memberId !== null && { userId: owner.memberId }),
    ...(sender === "customer" && { name: owner.name, username: owner.username }),
    createdAt: createdAt.toISOString(),
    ...(clientId !== null && { clientId }),
    ...(agent && { agent }),
    ...(readAt !== null && { readAt: readAt.toISOString() }),
  };
}

export type WireMessage = ReturnType<typeof wireMessage>;
