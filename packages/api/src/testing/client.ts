import { configureStore } from "@reduxjs/toolkit";
import { api } from "../client/api.ts";
import { type ApiEnvironment, type ClientReport, newServerKnowledge } from "../client/environment.ts";

/** A client with a session that a test steers, and limits short enough to be reached. */
export function aClient(apiUrl: string, over: Partial<ApiEnvironment> = {}) {
  const reports: ClientReport[] = [];
  let token: string | null = "token-a";
  let epoch = 0;
  let calls = new AbortController();
  const environment: ApiEnvironment = {
    apiUrl,
    idempotency: "send",
    session: { token: () => token, epoch: () => epoch, signal: () => calls.signal },
    language: () => "th",
    report: (event) => void reports.push(event),
    server: newServerKnowledge(),
    timeouts: { call: 5_000, upload: 5_000, sendDelay: 1, resend: 1 },
    ...over,
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
  return {
    environment,
    store,
    dispatch: store.dispatch,
    reports,
    /** The member leaves, and another may come. */
    become(next: string | null) {
      token = next;
      epoch += 1;
      calls.abort();
      calls = new AbortController();
    },
  };
}
