import { api, type ChatStars, injectChatEnding } from "@member-wallet/api";
import type { ThunkDispatch, UnknownAction } from "@reduxjs/toolkit";
import type { ChatEnvironment } from "../chat-environment.ts";

/** What a customer may do at the end of a conversation, where the backend offers it. Each rejects with an `ApiError`. */
export interface Ending {
  /** The next message begins a new conversation. */
  end(): Promise<unknown>;
  /** @param text up to 2,000 characters; empty without any. */
  rate(stars: ChatStars, text: string): Promise<unknown>;
  /** The conversation in words, a line for each message; empty without any. */
  readTranscript(): Promise<string>;
  /** Deletes a guest's messages and files at the server. */
  forget(): Promise<unknown>;
}

/** The calls at the end of a customer's conversation. @param dispatch to the store that has the api. */
export function createEnding(
  environment: ChatEnvironment,
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>,
): Ending {
  const { endChat, rateChat, readChatTranscript, forgetChat } = injectChatEnding(api).endpoints;
  const { kind: _, ...customer } = environment.customer;
  const owner = { chatUrl: environment.chatUrl, customer };
  const untracked = { track: false };
  return {
    end: () => dispatch(endChat.initiate(owner, untracked)).unwrap(),
    rate: (stars, text) => dispatch(rateChat.initiate({ ...owner, stars, text }, untracked)).unwrap(),
    readTranscript: () => dispatch(readChatTranscript.initiate(owner, untracked)).unwrap(),
    forget: () => dispatch(forgetChat.initiate(owner, untracked)).unwrap(),
  };
}
