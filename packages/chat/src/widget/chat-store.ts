import { configureStore } from "@reduxjs/toolkit";
import { api, type ApiEnvironment, newServerKnowledge } from "@member-wallet/api";
import type { ChatEnvironment } from "../chat-environment.ts";

/**
 * A store for the chat alone, for a page without one that has the api: it contains the api's cache.
 * `setLanguage` changes the language of later calls.
 */
export function createChatStore({ chatUrl, token, language: first }: ChatEnvironment) {
  let language: string = first;
  const environment: ApiEnvironment = {
    apiUrl: chatUrl,
    // Another origin must allow the header, which only its operator knows.
    idempotency: chatUrl === "" ? "send" : "withhold",
    session: { token: () => token, epoch: () => 0, signal: () => new AbortController().signal },
    language: () => language,
    // The page learns from its own calls that a session ended; here the chat says that it cannot start.
    report: () => {},
    server: newServerKnowledge(),
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
  const setLanguage = (next: string) => {
    language = next;
  };
  return { store, setLanguage };
}
