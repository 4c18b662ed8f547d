import * as v from "valibot";
import { isBlank } from "../wire/is-blank.ts";
import { listOf } from "../wire/lists.ts";
import { IsoTime, LooseText } from "../wire/values.ts";

/** `type` beyond web, call and postback is a plain message. */
export const ChatButton = v.object({ type: LooseText, title: v.string(), payload: LooseText });
const WithButtons = v.object({ message: LooseText, buttons: v.array(ChatButton) });
export const ChatCard = v.object({
  image_url: LooseText,
  title: LooseText,
  subtitle: LooseText,
  buttons: v.optional(v.array(ChatButton)),
});

/** A message's content, by its type; a message of an unknown type shows as unsupported. */
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
    v.object({ message_type: v.string(), payload: v.unknown() }),
    v.transform(({ payload }) => ({ message_type: "unknown" as const, payload })),
  ),
]);

export const Conversation = v.object({
  sender: v.picklist(["customer", "other"]),
  message: ChatMessage,
  userId: v.nullish(v.string()),
  guestId: v.nullish(v.string()),
  username: v.nullish(v.string()),
  name: v.nullish(v.string()),
  deviceToken: v.nullish(v.string()),
  createdAt: IsoTime,
  session_id: v.nullish(v.string()),
  /** The sender's own id of the message; a server may drop it. */
  clientId: v.nullish(v.string()),
  /** When the customer read it. */
  readAt: v.nullish(IsoTime),
});

export const ChatConfigAnswer = v.object({ PREFIX: v.string() });
export const SendMessageAnswer = v.object({ createdAt: IsoTime });
export const ChatHistoryPayload = v.object({
  userId: v.optional(v.string()),
  guestId: v.optional(v.string()),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1)),
  skip: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
/** Newest first. An empty history is `[]`, null or an empty body. */
export const ChatHistoryAnswer = v.pipe(
  v.union([listOf(Conversation), v.null(), v.undefined(), v.literal("")]),
  v.transform((answer) => (Array.isArray(answer) ? answer : [])),
);
export const ChatUploadAnswer = v.object({ path: v.string() });
export const ReadCustomerPayload = v.object({
  userId: v.optional(v.string()),
  guestId: v.optional(v.string()),
});

/** The longest text of a message, in characters (§5). */
export const CHAT_TEXT_LIMIT = 2_000;

const SentText = v.pipe(
  v.string(),
  v.check((text) => Array.from(text).length <= CHAT_TEXT_LIMIT, "Too long"),
);

/** What a customer may send; `filePath` and `url` are the answer of the upload. */
const SentMessage = v.variant("message_type", [
  v.object({
    message_type: v.literal("text"),
    payload: v.pipe(
      SentText,
      v.check((text) => !isBlank(text), "Blank"),
    ),
  }),
  v.object({
    message_type: v.literal("media"),
    payload: v.object({
      message: SentText,
      url: v.string(),
      fileType: v.picklist(["image", "video"]),
      filePath: v.string(),
      name: v.pipe(v.string(), v.maxLength(300)),
    }),
  }),
  v.object({
    message_type: v.literal("postback"),
    payload: v.object({ title: SentText, payload: SentText }),
  }),
]);

/** A customer's `Conversation` as the server takes it: who sends it is decided by the token, or is the guest. */
export const ChatSendPayload = v.object({
  sender: v.optional(v.literal("customer"), "customer"),
  message: SentMessage,
  userId: v.nullish(v.string()),
  guestId: v.nullish(v.string()),
  clientId: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});

export type ChatButton = v.InferOutput<typeof ChatButton>;
export type ChatCard = v.InferOutput<typeof ChatCard>;
export type ChatMessage = v.InferOutput<typeof ChatMessage>;
export type Conversation = v.InferOutput<typeof Conversation>;
export type ChatSendPayload = v.InferOutput<typeof ChatSendPayload>;
