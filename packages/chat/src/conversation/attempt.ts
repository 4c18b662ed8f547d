import {
  type ApiError,
  type ChatConversation,
  type IdempotencyKey,
  newIdempotencyKey,
} from "@member-wallet/api";
import type { ChatCalls, RunningUpload } from "./chat-calls.ts";
import type { SendFailure } from "./conversation.ts";
import type { Outbox } from "./outbox.ts";
import { messageOf } from "./queue.ts";
import type { StoredAttachment } from "./stored.ts";
import { verdictOf } from "./verdict.ts";

export interface AttemptOptions {
  outbox: Pick<Outbox, "isDue" | "get" | "change" | "fileOf" | "show">;
  calls: Pick<ChatCalls, "send" | "upload">;
  /** The connection to the room is up, so that a call can be expected to arrive. */
  isUp: () => boolean;
  /** The server's time of the newest known message; `null` while no history is loaded. */
  newest: () => number | null;
  /** Loads the messages that are missing; resolves to whether it succeeded. */
  sync: () => Promise<boolean>;
  /** Whether the server stores a message once per key. */
  knowsKeys: () => boolean;
  /** The server has stored a message. */
  onStored: (conversation: ChatConversation) => void;
}

/** How an attempt to send a message ended. */
export type Outcome =
  /** The message is stored or removed. */
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly failure: SendFailure }
  /** Its answer was lost: the history tells more. */
  | { readonly kind: "lost" }
  /** It is sent again by itself, after at least `after` milliseconds. */
  | { readonly kind: "later"; readonly for: "connection" | "server"; readonly after: number }
  /** The history cannot be loaded, so nothing can be sent. It is loaded again by itself. */
  | { readonly kind: "cut-off" };

export interface Attempts {
  /** Tries once to send the message of this id, after its upload. */
  attempt(id: string): Promise<Outcome>;
  /** Cancels the upload of a message that was removed. */
  cancelRemoved(): void;
}

/** Whether the file was uploaded in this attempt: only then is it there for sure. */
type Uploaded = "now" | "before";

const DONE: Outcome = { kind: "done" };

/** In milliseconds. A server keeps an upload that no message names for 45 minutes at least. */
const UPLOAD_KEPT = 40 * 60_000;

/** How often an upload may end by its time limit before the customer decides: each time it is sent from its beginning. */
const MOST_TIMEOUTS = 3;

/** One attempt after another to send a message: whether it may be sent, its upload, and its call. */
export function createAttempts(options: AttemptOptions): Attempts {
  const { outbox, calls } = options;
  let uploading: { id: string; call: RunningUpload } | null = null;
  /** The upload that ended by its time limit last, and how often. */
  let slow = { id: "", timeouts: 0 };

  async function attempt(id: string): Promise<Outcome> {
    // The history tells whether a message is stored whose answer was lost, and whether there is a line at all.
    if ((outbox.get(id)?.tried || !options.isUp()) && !(await options.sync())) return { kind: "cut-off" };
    const item = outbox.get(id);
    if (!item || !outbox.isDue(id)) return DONE;
    if (item.tried && !item.approved && !options.knowsKeys())
      return { kind: "failed", failure: { kind: "unknown" } };
    outbox.show({ kind: "sending" });
    const uploaded = item.kind === "attachment" && !isKept(item) ? await upload(item) : "before";
    return typeof uploaded === "string" ? send(id, uploaded) : uploaded;
  }

  async function upload({ id, media, upload: older }: StoredAttachment): Promise<Uploaded | Outcome> {
    const file = await outbox.fileOf(id);
    if (!outbox.isDue(id)) return DONE;
    // Without its file, an older upload is all there is.
    if (file === null) return older ? "before" : { kind: "failed", failure: { kind: "file-missing" } };
    const onProgress = (progress: number) => {
      if (outbox.isDue(id)) outbox.show({ kind: "uploading", id, progress });
    };
    changeUpload(id, null);
    onProgress(0);
    const call = calls.upload(id as IdempotencyKey, media, file, onProgress);
    uploading = { id, call };
    const answer = await call.answer.finally(() => (uploading = null));
    if (!outbox.isDue(id)) return DONE;
    if ("error" in answer) {
      if (answer.error.kind === "timeout" && isTooSlow(id))
        return { kind: "failed", failure: { kind: "too-slow" } };
      // A lost answer does no harm: only its message shows a file.
      return outcomeOf(answer.error, { kind: "later", for: "connection", after: 0 });
    }
    const { path } = answer.data;
    changeUpload(id, { path, at: Date.now(), key: newIdempotencyKey() });
    outbox.show({ kind: "sending" });
    return "now";
  }

  function isTooSlow(id: string): boolean {
    slow = { id, timeouts: slow.id === id ? slow.timeouts + 1 : 1 };
    const isMost = slow.timeouts === MOST_TIMEOUTS;
    // The customer may try again.
    if (isMost) slow = { id: "", timeouts: 0 };
    return isMost;
  }

  async function send(id: string, uploaded: Uploaded): Promise<Outcome> {
    const item = outbox.get(id);
    const message = item && messageOf(item);
    if (!message) return DONE;
    const { tried, approved, queuedAt } = item;
    const newestBefore = tried ? item.newestBefore : options.newest();
    outbox.change(id, (known) => ({ ...known, tried: true, approved: false, newestBefore }));
    const stored = item.kind === "attachment" ? item.upload : null;
    const answer = await calls.send(id, (stored?.key ?? id) as IdempotencyKey, message, queuedAt);
    if (!outbox.isDue(id)) return DONE;
    if ("data" in answer) {
      const { createdAt } = answer.data;
      options.onStored({ sender: "customer", message, createdAt, clientId: id });
      return DONE;
    }
    const outcome = outcomeOf(answer.error, { kind: "lost" });
    if (outcome.kind === "lost") return outcome;
    // A refusal of a second attempt tells nothing about the first.
    outbox.change(id, (known) => ({ ...known, tried, approved }));
    if (outcome.kind !== "failed" || stored === null || uploaded === "now") return outcome;
    // The server may have deleted the file since.
    changeUpload(id, null);
    return attempt(id);
  }

  const changeUpload = (id: string, stored: StoredAttachment["upload"]) =>
    outbox.change(id, (item) => (item.kind === "attachment" ? { ...item, upload: stored } : item));

  return {
    attempt,
    cancelRemoved() {
      if (uploading && !outbox.get(uploading.id)) uploading.call.cancel();
    },
  };
}

const isKept = ({ upload }: StoredAttachment) =>
  upload !== null && Math.abs(Date.now() - upload.at) < UPLOAD_KEPT;

function outcomeOf(error: ApiError, ifLost: Outcome): Outcome {
  const verdict = verdictOf(error);
  switch (verdict.kind) {
    case "lost":
      return ifLost;
    case "later":
      return { ...verdict, after: error.retryAfter ?? 0 };
    case "final":
      return { kind: "failed", failure: verdict.failure };
  }
}
