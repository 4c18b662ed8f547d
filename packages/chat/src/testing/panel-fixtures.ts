import type { ChatStorage, ChatStorageKey } from "../chat-environment.ts";
import type { Message, OutgoingMessage } from "../conversation/conversation.ts";

/** 2 March 2026, 09:00 in the operator's time. */
export const MORNING = Date.UTC(2026, 2, 2, 2);

/** A text message of support. */
export function aTextMessage(text: string, overrides: Partial<Message> = {}): Message {
  return {
    id: text,
    sender: "other",
    content: { message_type: "text", payload: text },
    createdAt: MORNING,
    ...overrides,
  };
}

/** Texts of both sides, a minute apart, numbered from `from`: every third is the customer's. */
export function textMessages(
  count: number,
  text: (index: number) => string = (index) => `Message ${index}`,
  from = 0,
): Message[] {
  return Array.from({ length: count }, (_, place) => {
    const index = from + place;
    return aTextMessage(text(index), {
      id: `m${index}`,
      sender: index % 3 === 0 ? "customer" : "other",
      createdAt: MORNING + index * 60_000,
    });
  });
}

/** A text that is being sent. */
export function anOutgoingText(text: string, overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    id: text,
    content: { kind: "message", message: { message_type: "text", payload: text } },
    state: { kind: "sending" },
    queuedAt: MORNING,
    sentAfter: null,
    ...overrides,
  };
}

/** A storage in memory. */
export function memoryStorage(values: Partial<Record<ChatStorageKey, string>> = {}): ChatStorage {
  const stored = new Map(Object.entries(values));
  return {
    read: (key) => stored.get(key) ?? null,
    write: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
  };
}
