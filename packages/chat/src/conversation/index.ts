/** The conversation without its views, for programs without a page. */
export { CHAT_TIMES, type ChatTimes } from "../chat-figures.ts";
export type { ChatEnvironment } from "../chat-environment.ts";
export type { PageEvents } from "../connection/page-events.ts";
export type { Conversation, ConversationState, ChatOffers, Support } from "./conversation.ts";
export type { FileStore } from "./file-store.ts";
export { createConversationIn } from "./create-conversation.ts";
export type { ConversationOptions, ConversationSurroundings } from "./conversation-options.ts";
