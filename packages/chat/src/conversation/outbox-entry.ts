import {
  type ApiError,
  type ChatConversation,
  type ChatMessage,
  newIdempotencyKey,
} from "@member-wallet/api";
import type { RunningUpload } from "./chat-calls.ts";
import type { OutgoingContent, OutgoingMessage, OutgoingState } from "./conversation.ts";
import { contentKey } from "./identity.ts";
import type { StoredOutgoing } from "./stored.ts";

/** No answer tells whether the message is stored. */
export const UNKNOWN: ApiError = { kind: "outcome-unknown", resend: false };

/** An unsent message: what is kept of it, what is shown, and what lives only in this page. */
export interface Entry {
  stored: StoredOutgoing;
  shown: OutgoingMessage;
  file: File | null;
  /** Not sent before this time of `performance.now()`. */
  notBefore: number;
  /** The customer asked to send it again. */
  byHand: boolean;
  upload: RunningUpload | null;
  /** Ends the wait for the server, after "try again" and "remove". */
  wake: () => void;
}

/** A message that was never sent. */
export function newStored() {
  return {
    id: newIdempotencyKey(),
    queuedAt: Date.now(),
    tried: false,
    newestBefore: null,
    refusal: null,
    failed: false,
  };
}

export function newEntry(
  stored: StoredOutgoing,
  content: OutgoingContent,
  state: OutgoingState,
  file: File | null,
  delay: number,
): Entry {
  return {
    stored,
    shown: { id: stored.id, content, state, queuedAt: stored.queuedAt },
    file,
    notBefore: performance.now() + delay,
    byHand: false,
    upload: null,
    wake: () => undefined,
  };
}

/** A message from before a reload. Its file, if it has one, is still to be loaded. */
export function restored(stored: StoredOutgoing): Entry {
  const content: OutgoingContent =
    stored.kind === "message" ? { kind: "message", message: stored.message } : attachment(stored, null);
  return newEntry(stored, content, restoredState(stored), null, 0);
}

/** Of a message whose turn comes: an attachment can be cancelled until its upload is done. */
export function waitingState(stored: StoredOutgoing): OutgoingState {
  const uploads = stored.kind === "attachment" && stored.path === null;
  return uploads ? { kind: "uploading", progress: 0 } : { kind: "sending" };
}

function restoredState(stored: StoredOutgoing): OutgoingState {
  if (!stored.failed) return waitingState(stored);
  if (stored.refusal) return { kind: "failed", error: { kind: "refused", ...stored.refusal } };
  return { kind: "failed", error: stored.tried ? UNKNOWN : { kind: "offline" } };
}

type StoredAttachment = Extract<StoredOutgoing, { kind: "attachment" }>;

export function attachment({ media, name, size }: StoredAttachment, file: File | null): OutgoingContent {
  return { kind: "attachment", media, name, size, preview: file && URL.createObjectURL(file) };
}

/** What an uploaded attachment is sent as. */
export function mediaMessage({ media, name }: StoredAttachment, path: string): ChatMessage {
  return {
    message_type: "media",
    payload: { message: "", url: path, fileType: media, filePath: path, name },
  };
}

/** Whether a stored message without a client id may be this outgoing one: sent, of the same content, and newer. */
export function mayBe(stored: StoredOutgoing, conversation: ChatConversation, createdAt: number): boolean {
  const message =
    stored.kind === "message"
      ? stored.message
      : stored.path === null
        ? null
        : mediaMessage(stored, stored.path);
  return (
    message !== null &&
    stored.tried &&
    stored.newestBefore !== null &&
    createdAt > stored.newestBefore &&
    contentKey(message) === contentKey(conversation.message)
  );
}
