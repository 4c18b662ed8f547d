import * as v from "valibot";
import { SentText } from "./sent-text.ts";

/** The body of a call about a customer's own conversation. */
export const ChatCustomerPayload = v.object({
  userId: v.optional(v.string()),
  guestId: v.optional(v.string()),
});

/** How a customer found the conversation: one star to five, and in words. */
export const ChatRatingPayload = v.object({
  ...ChatCustomerPayload.entries,
  stars: v.picklist([1, 2, 3, 4, 5]),
  text: v.optional(SentText),
});

/** The conversation in words, as `text/plain`. */
export const ChatTranscriptAnswer = v.string();

/** How many stars a conversation gets. */
export type ChatStars = v.InferOutput<typeof ChatRatingPayload>["stars"];
