import type { api as registeredApi } from "@member-wallet/api";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { ChatTimes } from "../chat-figures.ts";
import type { PageEvents } from "../connection/page-events.ts";
import type { Conversation } from "./conversation.ts";
import type { FileStore } from "./file-store.ts";

/** Whose conversation it is, and the store that sends its calls. */
export interface ConversationOptions {
  environment: ChatEnvironment;
  /** Dispatches to the store that has the api's reducer and middleware. */
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  /** The store's api, which gets the chat's endpoints; default the client's. */
  api?: typeof registeredApi;
}

/** The browser around a conversation; tests have their own. */
export interface ConversationSurroundings {
  page: PageEvents;
  files: FileStore;
  times: ChatTimes;
}

/** The conversation of one customer, not yet started. */
export type CreateConversation = (options: ConversationOptions) => Conversation;
