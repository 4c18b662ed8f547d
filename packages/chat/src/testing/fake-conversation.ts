import type { Conversation, ConversationState } from "../conversation/conversation.ts";

export interface FakeConversation extends Conversation {
  /** Every call that views made, such as `["sendText", "hello"]`. */
  readonly calls: readonly (readonly [call: keyof Conversation, ...values: unknown[]])[];
  /** Changes the state as the server would. */
  set(change: Partial<ConversationState>): void;
}

/** A joined conversation without messages. */
export const FRESH: ConversationState = {
  connection: "joined",
  history: "ready",
  older: "none",
  messages: [],
  outgoing: [],
  unread: 0,
  unreadOlder: false,
  support: null,
  offers: {},
};

/** A conversation without a server: it has the state that a test or story gives it, and records calls. */
export function fakeConversation(start: Partial<ConversationState> = {}): FakeConversation {
  let state: ConversationState = { ...FRESH, ...start };
  const listeners = new Set<() => void>();
  const calls: [keyof Conversation, ...unknown[]][] = [];
  const record =
    (call: keyof Conversation) =>
    (...values: unknown[]) =>
      void calls.push([call, ...values]);
  return {
    calls,
    set(change) {
      state = { ...state, ...change };
      listeners.forEach((listener) => listener());
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: record("start"),
    stop: record("stop"),
    reload: record("reload"),
    loadOlder: record("loadOlder"),
    sendText: record("sendText"),
    pressButton: record("pressButton"),
    sendCard: record("sendCard"),
    sendFile: record("sendFile"),
    retry: record("retry"),
    remove: record("remove"),
    releasePreview: record("releasePreview"),
    setTyping: record("setTyping"),
    setReading: record("setReading"),
  };
}
