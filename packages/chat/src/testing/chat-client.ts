import {
  api,
  type ApiEnvironment,
  type ClientReport,
  newServerKnowledge,
  type UnreadableAnswer,
} from "@member-wallet/api";
import { configureStore } from "@reduxjs/toolkit";
import { onTestFinished } from "vitest";
import type { ChatEnvironment, ChatStorage } from "../chat-environment.ts";
import { CHAT_TIMES, type ChatTimes } from "../chat-figures.ts";
import { createConversationIn } from "../conversation/create-conversation.ts";
import type { FileStore } from "../conversation/file-store.ts";
import type { Customer } from "../customer/customer.ts";

/** Times that keep a test short. */
const SHORT: ChatTimes = {
  ...CHAT_TIMES,
  joinTimeout: 300,
  rejoinCheck: 60,
  reconnectDelay: 10,
  sendDelay: 2,
  readAfter: 40,
  historyRetry: 20,
  historyRetryMax: 100,
};

export const MEMBER_ID = "member-a";
export const MEMBER: Customer = { kind: "member", userId: MEMBER_ID };

/** A page whose visibility the test controls. */
export function aPage() {
  const listeners = new Set<() => void>();
  let visible = true;
  let online = true;
  return {
    visible: () => visible,
    online: () => online,
    onReturn(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners,
    leave: () => void (visible = false),
    loseLine: () => void (online = false),
    comeBack() {
      visible = true;
      online = true;
      for (const listener of listeners) listener();
    },
  };
}

export function aStorage(): ChatStorage {
  const values = new Map<string, string>();
  return {
    read: (key) => values.get(key) ?? null,
    write: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

const fileKey = (customer: string, id: string) => `${customer}/${id}`;

/** Files in memory. */
export function someFiles(): FileStore & { kept: Map<string, File> } {
  const kept = new Map<string, File>();
  return {
    kept,
    put: async (customer, id, file) => void kept.set(fileKey(customer, id), file),
    get: async (customer, id) => kept.get(fileKey(customer, id)) ?? null,
    remove: async (customer, id) => void kept.delete(fileKey(customer, id)),
  };
}

interface ClientOptions {
  customer?: Customer;
  storage?: ChatStorage;
  files?: FileStore;
  times?: Partial<ChatTimes>;
  /** The session's; default one that the test backend takes. */
  token?: string | null;
}

/** A page with a started conversation, which ends with the test. */
export function aChatClient(chatUrl: string, options: ClientOptions = {}) {
  const { customer = MEMBER, storage = aStorage(), files = someFiles(), times } = options;
  const { token = customer.kind === "member" ? "token-a" : null } = options;
  const reports: ClientReport[] = [];
  const unread: UnreadableAnswer[] = [];
  const environment: ApiEnvironment = {
    apiUrl: chatUrl,
    idempotency: "send",
    session: { token: () => token, epoch: () => 0, signal: () => NEVER },
    language: () => "th",
    report: (report) => void reports.push(report),
    onUnreadableAnswer: (report) => void unread.push(report),
    server: newServerKnowledge(),
    timeouts: { call: 5_000, resend: 5 },
  };
  const store = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (getDefault) =>
      getDefault({
        thunk: { extraArgument: environment },
        // Slow in thousands of calls.
        immutableCheck: false,
        serializableCheck: false,
      }).concat(api.middleware),
  });
  const page = aPage();
  const chat: ChatEnvironment = {
    chatUrl,
    customer,
    token,
    language: "th",
    name: null,
    username: null,
    storage,
  };
  const conversation = createConversationIn(
    { page, files, times: { ...SHORT, ...times } },
    { environment: chat, dispatch: store.dispatch },
  );
  conversation.start();
  onTestFinished(() => conversation.stop());
  return {
    conversation,
    environment,
    page,
    reports,
    storage,
    store,
    unread,
    state: () => conversation.getState(),
    /** Text payloads, oldest first. */
    texts: () => conversation.getState().messages.map(({ content }) => content.payload),
    outgoing: () => conversation.getState().outgoing,
  };
}

const NEVER = new AbortController().signal;
