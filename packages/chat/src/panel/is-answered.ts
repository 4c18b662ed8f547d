import type { ConversationState, Message } from "../conversation/conversation.ts";

/**
 * Whether the customer has answered the last message of support, although no answer is stored yet: quick replies are
 * offered once. An answer that failed is sent again; one that failed before this message came answers another one.
 */
export function isAnswered({ createdAt }: Message, outgoing: ConversationState["outgoing"]): boolean {
  return outgoing.some(
    ({ state, sentAfter }) => state.kind !== "failed" || (sentAfter !== null && sentAfter >= createdAt),
  );
}
