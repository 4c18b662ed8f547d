import { type ChatConversation, type ChatMessage, newIdempotencyKey } from "@member-wallet/api";
import type { OutgoingState } from "./conversation.ts";
import { contentKey } from "./identity.ts";
import type { StoredAttachment, StoredOutgoing } from "./stored.ts";

/** The unsent messages of a customer, in the order of sending. */
export type Queue = readonly StoredOutgoing[];

/** What the delivery of the first message that has not failed is doing. */
export type Activity =
  | { readonly kind: "sending" }
  | { readonly kind: "uploading"; readonly id: string; readonly progress: number }
  /** Nothing can be sent: every message waits. */
  | { readonly kind: "waiting"; readonly for: "connection" | "server" };

/** In characters; the end of a longer name is shown, with its extension. */
const LONGEST_NAME = 200;

const neverSent = () => ({
  id: newIdempotencyKey(),
  queuedAt: Date.now(),
  tried: false,
  newestBefore: null,
  approved: false,
  failure: null,
});

export function newMessage(message: ChatMessage): StoredOutgoing {
  return { ...neverSent(), kind: "message", message };
}

export function newAttachment(
  { name, size }: File,
  media: "image" | "video",
  caption: string,
): StoredAttachment {
  const kept = { media, name: name.slice(-LONGEST_NAME), size, caption };
  return { ...neverSent(), kind: "attachment", ...kept, upload: null };
}

/** The message whose turn it is. One that failed is passed. */
export function nextOf(queue: Queue): StoredOutgoing | undefined {
  return queue.find(({ failure }) => failure === null);
}

/** The queue with one message replaced; the same queue without that message. */
export function withChange(
  queue: Queue,
  id: string,
  change: (item: StoredOutgoing) => StoredOutgoing,
): Queue {
  return queue.some((item) => item.id === id)
    ? queue.map((item) => (item.id === id ? change(item) : item))
    : queue;
}

/** What is sent; `null` while an attachment has no upload. */
export function messageOf(item: StoredOutgoing): ChatMessage | null {
  if (item.kind === "message") return item.message;
  const { media, name, caption, upload } = item;
  if (upload === null) return null;
  const { path } = upload;
  return {
    message_type: "media",
    payload: { message: caption, url: path, fileType: media, filePath: path, name },
  };
}

/** What the customer sees of a message. */
export function stateOf(item: StoredOutgoing, activity: Activity): OutgoingState {
  if (item.failure !== null) return { kind: "failed", error: item.failure };
  if (activity.kind === "waiting") return activity;
  if (item.kind === "message" || item.upload !== null) return { kind: "sending" };
  const isUploading = activity.kind === "uploading" && activity.id === item.id;
  return { kind: "uploading", progress: isUploading ? activity.progress : 0 };
}

/**
 * The unsent message that the server has stored as `conversation`: by its client id, or, on a server that drops those,
 * the oldest one with the same content which may have been stored.
 */
export function findStored(
  queue: Queue,
  { sender, clientId, createdAt, message }: ChatConversation,
  mayDropIds: boolean,
): StoredOutgoing | undefined {
  if (sender !== "customer") return undefined;
  if (clientId) return queue.find(({ id }) => id === clientId);
  if (!mayDropIds) return undefined;
  return queue.find((item) => {
    const own = messageOf(item);
    return (
      own !== null &&
      item.tried &&
      item.newestBefore !== null &&
      Date.parse(createdAt) > item.newestBefore &&
      contentKey(own) === contentKey(message)
    );
  });
}
