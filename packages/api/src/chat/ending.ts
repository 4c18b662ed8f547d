import type { api as registeredApi } from "../client/api.ts";
import type { ApiQuery } from "../client/base-query.ts";
import { withSchema } from "../client/with-schema.ts";
import { Message } from "../wire/values.ts";
import type { ChatBackend, ChatCustomerIds } from "./endpoints.ts";
import { type ChatStars, ChatTranscriptAnswer } from "./ending-schemas.ts";

/** Whose conversation, and where. */
export interface ChatOwner extends ChatBackend {
  readonly customer: ChatCustomerIds;
}

/** What a customer says of a conversation. */
export interface NewChatRating extends ChatOwner {
  readonly stars: ChatStars;
  /** Up to 2,000 characters; empty without any. */
  readonly text: string;
}

const call = (path: string, { chatUrl, customer }: ChatOwner, more: object = {}): ApiQuery => ({
  origin: chatUrl,
  path: `/api/chat/${path}`,
  method: "POST",
  // Each may be sent again: it changes nothing a second time.
  effect: { kind: "read" },
  body: { ...customer, ...more },
});

/**
 * Injects the optional calls that end a conversation (§7 Chat), of which the chat's configuration names those that the
 * backend offers. As the chat's other calls, they are started with `track: false`.
 */
export function injectChatEnding(api: typeof registeredApi) {
  return api.injectEndpoints({
    overrideExisting: true,
    endpoints: (build) => ({
      /** The next message begins a new conversation. */
      endChat: build.mutation({ query: (owner: ChatOwner) => call("end", owner), ...withSchema(Message) }),
      /** Rates the conversation that has ended last, or the current one; another rating replaces it. */
      rateChat: build.mutation({
        query: ({ stars, text, ...owner }: NewChatRating) =>
          call("rating", owner, { stars, ...(text !== "" && { text }) }),
        ...withSchema(Message),
      }),
      /** The conversation in words. */
      readChatTranscript: build.mutation({
        query: (owner: ChatOwner): ApiQuery => ({ ...call("transcript", owner), answersText: true }),
        ...withSchema(ChatTranscriptAnswer, "ChatTranscriptAnswer"),
      }),
      /** Deletes a guest's messages and files at the server. */
      forgetChat: build.mutation({
        query: (owner: ChatOwner) => call("forget", owner),
        ...withSchema(Message),
      }),
    }),
  });
}
