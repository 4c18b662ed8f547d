import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { isNestedTooDeep } from "../wire/nesting.ts";
import { IsoTime, LooseText } from "../wire/values.ts";

/** `type` beyond web, call and postback is a plain message. */
export const ChatButton = v.object({ type: LooseText, title: v.string(), payload: LooseText });
const WithButtons = v.object({ message: LooseText, buttons: v.array(ChatButton) });
/** A card of a `generic` message; an absent picture or text is empty. */
export const ChatCard = v.object({
  image_url: LooseText,
  title: LooseText,
  subtitle: LooseText,
  buttons: v.optional(v.array(ChatButton)),
});

/**
 * A message's content, by its type. One of an unknown type, or whose payload does not have its type's shape, is
 * `unknown`: it shows as unsupported instead of being lost.
 */
export const ChatMessage = v.union([
  v.variant("message_type", [
    v.object({
      message_type: v.literal("text"),
      payload: v.union([
        v.string(),
        v.pipe(
          v.object({ message: v.string() }),
          v.transform(({ message }) => message),
        ),
      ]),
    }),
    v.object({ message_type: v.literal("buttons"), payload: WithButtons }),
    v.object({ message_type: v.literal("quick_replies"), payload: WithButtons }),
    v.object({
      message_type: v.literal("media"),
      payload: v.object({
        message: LooseText,
        url: LooseText,
        fileType: v.picklist(["image", "video", "file"]),
        filePath: LooseText,
        name: LooseText,
      }),
    }),
    v.object({ message_type: v.literal("generic"), payload: v.object({ cards: v.array(ChatCard) }) }),
    v.object({
      message_type: v.literal("postback"),
      payload: v.object({ title: v.string(), payload: LooseText }),
    }),
  ]),
  v.pipe(
    v.object({ message_type: v.optional(v.unknown()), payload: v.optional(v.unknown()) }),
    v.transform(({ payload }) => ({
      message_type: "unknown" as const,
      payload: isNestedTooDeep(payload) ? null : payload,
    })),
  ),
]);

/** Who answers for support. */
export const ChatAgent = v.object({ name: v.string(), picture: v.fallback(v.nullish(v.string()), null) });

/** A text that a message can do without: read as null when it is not one. */
const TextIfKnown = v.fallback(v.nullish(v.string()), null);

/** ISO 8601 in the contract; epoch milliseconds are read too. */
const ChatTime = v.union([
  IsoTime,
  v.pipe(
    v.number(),
    v.check((time) => !Number.isNaN(new Date(time).valueOf()), "Not a time"),
    v.transform((time) => new Date(time).toISOString()),
  ),
]);

/**
 * One message of a conversation, as the history and the socket send it (§4 Chat). Times are ISO 8601; `createdAt` is
 * the server's.
 */
export const Conversation = v.object({
  sender: v.picklist(["customer", "other"]),
  message: ChatMessage,
  userId: TextIfKnown,
  guestId: TextIfKnown,
  username: TextIfKnown,
  name: TextIfKnown,
  deviceToken: TextIfKnown,
  createdAt: ChatTime,
  session_id: TextIfKnown,
  /** The sender's own id of the message; a server may drop it. */
  clientId: TextIfKnown,
  /** When the customer read it. */
  readAt: v.fallback(v.nullish(ChatTime), null),
  /** Who has answered. */
  agent: v.fallback(v.nullish(ChatAgent), null),
});

const Flag = v.fallback(v.optional(v.boolean()), false);

/** When support answers; without `days` every day, of which 1 is Monday. */
export const ChatHours = v.object({
  open: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  close: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  zone: v.pipe(v.string(), v.regex(/^[+-]\d\d:\d\d$/)),
  days: v.optional(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)))),
});

/**
 * The prefix of the room names: `join` names `PREFIX` and the customer's id (§7 Chat); and which optional parts the
 * backend offers.
 */
export const ChatConfigAnswer = v.object({
  PREFIX: v.string(),
  typing: Flag,
  seen: Flag,
  agents: Flag,
  /** A customer may send cards. */
  cards: Flag,
  /** A customer may end the conversation, rate it, save its transcript, and as a guest have it deleted. */
  end: Flag,
  rating: Flag,
  transcript: Flag,
  forget: Flag,
  hours: v.fallback(v.nullish(ChatHours), null),
  /** How many seconds an answer usually takes. */
  wait: v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0))), null),
});

/** The socket's optional events, by their names. */
export const ChatEvents = {
  typing: v.object({ on: v.boolean() }),
  /** Support has read everything that was created up to `at`. */
  seen: v.object({ at: ChatTime }),
  /** Another tab or device of the customer has. */
  read: v.object({ at: ChatTime }),
  presence: v.object({ agents: v.array(ChatAgent) }),
};
/** The time alone is read too. */
export const SendMessageAnswer = v.union([
  v.object({ createdAt: ChatTime }),
  v.pipe(
    ChatTime,
    v.transform((createdAt) => ({ createdAt })),
  ),
]);
/**
 * The body that asks for a page of the history: `limit` messages after the newest `skip`. A guest's id is a secret (§7
 * Chat).
 */
export const ChatHistoryPayload = v.object({
  userId: v.optional(v.string()),
  guestId: v.optional(v.string()),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  skip: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** Newest first. An empty history is `[]`, null or an empty body. */
export const ChatHistoryAnswer = v.pipe(
  v.union([v.null(), v.undefined(), v.literal(""), listOf(Conversation)]),
  v.transform((answer) => (Array.isArray(answer) ? answer : [])),
);
/** Where the server stored an uploaded file: a path at the chat backend. */
export const ChatUploadAnswer = v.object({ path: v.string() });

export type ChatButton = v.InferOutput<typeof ChatButton>;
export type ChatCard = v.InferOutput<typeof ChatCard>;
export type ChatAgent = v.InferOutput<typeof ChatAgent>;
export type ChatHours = v.InferOutput<typeof ChatHours>;
/** Which room names the chat backend has, and which optional parts it offers. */
export type ChatConfig = v.InferOutput<typeof ChatConfigAnswer>;
export type ChatMessage = v.InferOutput<typeof ChatMessage>;
export type Conversation = v.InferOutput<typeof Conversation>;
