import type { ChatConversation, ChatMessage } from "@member-wallet/api";

type Identified = Pick<ChatConversation, "sender" | "message" | "createdAt">;

/** What tells messages apart on a server that drops client ids: sender, type, payload and creation time. */
export function compositeOf({ sender, message, createdAt }: Identified): string {
  return `${sender} ${Date.parse(createdAt)} ${contentKey(message)}`;
}

/** Equal for messages of the same type and payload. */
export function contentKey({ message_type, payload }: ChatMessage): string {
  return `${message_type} ${JSON.stringify(sortedKeys(payload))}`;
}

/** Servers may store a payload with its keys in another order. */
function sortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortedKeys);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortedKeys(item)]),
  );
}
