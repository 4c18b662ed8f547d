import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { ChatEnvironment } from "../chat-environment.ts";
import type { Conversation } from "./conversation.ts";

interface ConversationOptions {
  environment: ChatEnvironment;
  /** Of the store that has the api's reducer and middleware. */
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/** The conversation of one customer, not yet started. */
export type CreateConversation = (options: ConversationOptions) => Conversation;
