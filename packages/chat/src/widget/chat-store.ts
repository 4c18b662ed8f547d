import { configureStore } from "@reduxjs/toolkit";
import { api, type ApiEnvironment, newServerKnowledge } from "@member-wallet/api";
import type { ChatEnvironment } from "../chat-environment.ts";

/**
 * A store for the chat alone, for a page without one that has the api: it contains the api's cache.
 * @param language the one that is shown now.
 */
export function createChatStore({ chatUrl, token }: ChatEnvironment, language: () => string) {
  const environment: ApiEnvironment = {
    apiUrl: chatUrl,
    // Another origin must allow the header, which only its operator knows.
    idempotency: chatUrl === "" ? "send" : "withhold",
    session: { token: () => token, epoch: () => 0, signal: () => new AbortController().signal },
    language,
    // The page learns from its own calls that a session ended; here the chat says that it cannot start.
    report: () => {},
    server: newServerKnowledge(),
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
}
