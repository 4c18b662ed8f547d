import { formatDateTime } from "@member-wallet/domain";
import type { ChatMessage } from "@member-wallet/api/wire";
import * as wire from "@member-wallet/api/wire";
import * as v from "valibot";
import type { Queryable, Transaction } from "../database/database.ts";
import type { Customer } from "./customer.ts";

/** Ends a customer's conversation; one that has no message since the last end stays ended. */
export async function endConversation(database: Queryable, { key }: Customer): Promise<void> {
  await database.query(
    `insert into chat_end (room_id, at) select id, last_message_at from chat_room
    where customer = $1 and last_message_at is not null on conflict do nothing`,
    [key],
  );
}

/** When the conversation began that has the last message: after this end, the first one after the epoch. */
const BEGAN_AFTER = `coalesce((select max(e.at) from chat_end e where e.room_id = r.id and e.at < r.last_message_at),
  'epoch'::timestamptz)`;

/** Keeps how the customer found the conversation that has the last message. */
export async function rateConversation(
  database: Queryable,
  { key }: Customer,
  { stars, text = "" }: v.InferOutput<typeof wire.ChatRatingPayload>,
): Promise<void> {
  await database.query(
    `insert into chat_rating (room_id, began_after, stars, words)
    select r.id, ${BEGAN_AFTER}, $2, $3 from chat_room r where r.customer = $1
    on conflict (room_id, began_after) do update set stars = excluded.stars, words = excluded.words`,
    [key, stars, text],
  );
}

/** How many messages a transcript has at most. */
const TRANSCRIPT_LINES = 1_000;

/** The conversation that has the last message, in words: a line for each of its newest messages. */
export async function transcriptOf(database: Queryable, { key }: Customer): Promise<string> {
  const rows = await database.query<{ at: Date; who: string; content: unknown }>(
    `select m.created_at as at, m.content, case when m.sender = 'other' then coalesce(m.agent->>'name', 'Support')
      else coalesce(member.name, 'Guest') end as who
    from chat_room r join chat_message m on m.room_id = r.id and m.created_at > ${BEGAN_AFTER}
    left join member on member.id = r.member_id
    where r.customer = $1 order by m.created_at desc limit $2`,
    [key, TRANSCRIPT_LINES],
  );
  return rows
    .toReversed()
    .map(({ at, who, content }) => `${formatDateTime(at.toISOString())} ${who}: ${wordsOf(content)}`)
    .join("\n");
}

/** Deletes everything of a guest. */
export async function forgetGuest(tx: Transaction, { key }: Customer): Promise<void> {
  await tx.query("delete from chat_file where customer = $1", [key]);
  await tx.query("delete from chat_room where customer = $1", [key]);
}

function wordsOf(content: unknown): string {
  const read = v.safeParse(wire.ChatMessage, content);
  return read.success ? textOf(read.output) : "";
}

function textOf({ message_type, payload }: ChatMessage): string {
  switch (message_type) {
    case "text":
      return payload;
    case "buttons":
    case "quick_replies":
      return [payload.message, ...payload.buttons.map(({ title }) => `[${title}]`)].join(" ");
    case "media":
      return `[${payload.name || payload.fileType}] ${payload.message}`.trim();
    case "generic":
      return payload.cards.map(({ title, subtitle }) => `${title}: ${subtitle}`).join(" / ");
    case "postback":
      return payload.title;
    case "unknown":
      return "[…]";
  }
}
