import { configureStore } from "@reduxjs/toolkit";
import { expect, onTestFinished } from "vitest";
import { api } from "../client/api.ts";
import {
  type ApiEnvironment,
  type ClientReport,
  newServerKnowledge,
  type UnreadableAnswer,
} from "../client/environment.ts";

/** Settings of the environment, and the schemas that the test's backend breaks on purpose. */
interface Options extends Partial<ApiEnvironment> {
  readonly unreadable?: readonly string[];
}

/**
 * A client whose session the test controls, with short timeouts. The test fails if an answer fails to parse and its
 * schema is not in `unreadable`.
 */
export function aClient(apiUrl: string, { unreadable = [], ...over }: Options = {}) {
  const reports: ClientReport[] = [];
  const unread: UnreadableAnswer[] = [];
  let token: string | null = "token-a";
  let epoch = 0;
  let calls = new AbortController();
  const environment: ApiEnvironment = {
    apiUrl,
    idempotency: "send",
    session: { token: () => token, epoch: () => epoch, signal: () => calls.signal },
    language: () => "th",
    report: (event) => void reports.push(event),
    onUnreadableAnswer: (report) => void unread.push(report),
    server: newServerKnowledge(),
    timeouts: { call: 5_000, upload: 5_000, sendDelay: 1, resend: 1 },
    ...over,
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) => getDefault({ thunk: { extraArgument: environment } }).concat(api.middleware),
  });
  onTestFinished(async () => {
    // Reports wait for this module.
    await import("../client/report-unreadable.ts");
    expect(new Set(unread.map(({ schema }) => schema))).toEqual(new Set(unreadable));
  });
  return {
    environment,
    store,
    dispatch: store.dispatch,
    reports,
    unread,
    /** The member logs out; another may log in. */
    become(next: string | null) {
      token = next;
      epoch += 1;
      calls.abort();
      calls = new AbortController();
    },
  };
}
