import type { ChatConversation } from "@member-wallet/api";
import type { Message } from "./conversation.ts";
import { compositeOf } from "./identity.ts";

/**
 * Where a message came from: an event, the answer to sending it, or the history, which decides on its time. An older
 * page goes before messages of the same time.
 */
export type Source = "event" | "answer" | "history" | "older-history";

interface Entry {
  message: Message;
  /** `null` where the server drops it. */
  clientId: string | null;
  /** Part of a history that was loaded without a gap. */
  synced: boolean;
}

export interface Timeline {
  /** Oldest first. The same array until something changes. */
  messages(): readonly Message[];
  /**
   * Adds a message once; returns whether it is new.
   * @param preview an object URL to show in place of the server's file.
   */
  add(conversation: ChatConversation, source: Source, preview?: string): boolean;
  /** Shows the server's file; returns the id of the message that had this preview, `undefined` if none had. */
  forgetPreview(preview: string): string | undefined;
  has(conversation: ChatConversation): boolean;
  /** Whether a complete synchronisation has contained the message. */
  isSynced(conversation: ChatConversation): boolean;
  markSynced(conversations: readonly ChatConversation[]): void;
}

/** The stored messages of a conversation: each once, by the server's time; equal times keep their order. */
export function createTimeline(): Timeline {
  const ordered: Message[] = [];
  const known = new Map<string, Entry>();
  let shown: readonly Message[] = [];
  let changed = false;

  function find(conversation: ChatConversation): Entry | undefined {
    const { clientId } = conversation;
    const own = clientId ? known.get(clientKey(conversation.sender, clientId)) : undefined;
    if (own) return own;
    const same = known.get(compositeOf(conversation));
    // Two client ids are two messages, however equal.
    return same && clientId && same.clientId !== null ? undefined : same;
  }

  function remember(entry: Entry, conversation: ChatConversation) {
    const { clientId, sender } = conversation;
    if (clientId) {
      entry.clientId = clientId;
      known.set(clientKey(sender, clientId), entry);
    }
    const composite = compositeOf(conversation);
    if (!known.has(composite)) known.set(composite, entry);
  }

  function insert(message: Message, source: Source) {
    ordered.splice(position(ordered, message.createdAt, source === "older-history"), 0, message);
    changed = true;
  }

  return {
    messages() {
      if (changed) shown = ordered.slice();
      changed = false;
      return shown;
    },
    add(conversation, source, preview) {
      const createdAt = Date.parse(conversation.createdAt);
      const entry = find(conversation);
      if (entry === undefined) {
        const { sender, clientId, message: content } = conversation;
        const id = clientId ? clientKey(sender, clientId) : compositeOf(conversation);
        const agent = conversation.agent ?? undefined;
        const message = { id, sender, content, createdAt, preview, agent };
        remember({ message, clientId: clientId ?? null, synced: false }, conversation);
        insert(message, source);
        return true;
      }
      remember(entry, conversation);
      if (source !== "event" && source !== "answer" && createdAt !== entry.message.createdAt) {
        ordered.splice(ordered.indexOf(entry.message), 1);
        entry.message = { ...entry.message, createdAt };
        insert(entry.message, source);
      }
      return false;
    },
    forgetPreview(preview) {
      const at = ordered.findLastIndex((message) => message.preview === preview);
      const entry = known.get(ordered[at]?.id ?? "");
      if (!entry) return undefined;
      entry.message = ordered[at] = { ...entry.message, preview: undefined };
      changed = true;
      return entry.message.id;
    },
    has: (conversation) => find(conversation) !== undefined,
    isSynced: (conversation) => find(conversation)?.synced === true,
    markSynced(conversations) {
      for (const conversation of conversations) {
        const entry = find(conversation);
        if (entry) entry.synced = true;
      }
    },
  };
}

/** A customer's client id is the outgoing message's id, so that the row stays the same one. */
function clientKey(sender: Message["sender"], clientId: string): string {
  return sender === "customer" ? clientId : `other ${clientId}`;
}

/** The place of a time among messages in order: after those of the same time, or before them. */
function position(messages: readonly Message[], time: number, before: boolean): number {
  let low = 0;
  let high = messages.length;
  const last = messages[high - 1];
  if (last === undefined || last.createdAt < time) return high;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = messages[middle]?.createdAt ?? 0;
    if (before ? at < time : at <= time) low = middle + 1;
    else high = middle;
  }
  return low;
}
