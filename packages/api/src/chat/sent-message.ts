import * as v from "valibot";
import { isBlank } from "../wire/is-blank.ts";
import { SentText } from "./sent-text.ts";

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
  // Only to a backend whose configuration has `cards`.
  v.object({
    message_type: v.literal("generic"),
    payload: v.object({
      cards: v.pipe(
        v.array(v.object({ image_url: v.optional(v.literal(""), ""), title: SentText, subtitle: SentText })),
        v.minLength(1),
        v.maxLength(5),
      ),
    }),
  }),
]);

/**
 * A customer's `Conversation` as the server takes it: who sends it is decided by the token, or is the guest, and when by
 * the server's clock.
 */
export const ChatSendPayload = v.object({
  sender: v.optional(v.literal("customer"), "customer"),
  message: SentMessage,
  userId: v.nullish(v.string()),
  guestId: v.nullish(v.string()),
  name: v.nullish(v.string()),
  username: v.nullish(v.string()),
  createdAt: v.nullish(v.string()),
  clientId: v.nullish(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
});

export type ChatSendPayload = v.InferOutput<typeof ChatSendPayload>;
