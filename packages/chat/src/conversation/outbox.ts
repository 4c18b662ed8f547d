import type { ChatConversation, ChatMessage } from "@member-wallet/api";
import type { ChatStorage } from "../chat-environment.ts";
import { createAttachments } from "./attachments.ts";
import type { OutgoingContent, OutgoingMessage } from "./conversation.ts";
import type { FileStore } from "./file-store.ts";
import {
  type Activity,
  findStored,
  newAttachment,
  newMessage,
  nextOf,
  type Queue,
  stateOf,
  withChange,
} from "./queue.ts";
import { readOutbox, type StoredOutgoing, writeOutbox } from "./stored.ts";

interface OutboxOptions {
  storage: ChatStorage;
  files: FileStore;
  /** Names the customer in the storages. */
  owner: string;
  onChange: () => void;
}

/** The queue of unsent messages with their files, kept over a reload. */
export interface Outbox {
  /** In the order of sending. The same array until something changes. */
  messages(): readonly OutgoingMessage[];
  /** Takes over what is kept from before a reload. */
  restore(): void;
  sendMessage(message: ChatMessage): void;
  sendFile(file: File, media: "image" | "video", caption?: string): void;
  /** Lets a failed message be sent again. */
  retry(id: string): void;
  remove(id: string): void;
  /**
   * The id of the unsent message that the server has stored as `conversation`; `null` for a message from elsewhere.
   * @param mayDropIds the server has not sent a client id back yet.
   */
  find(conversation: ChatConversation, mayDropIds: boolean): string | null;
  /** A message is stored: it leaves the outbox, and its preview stays until it is released. */
  confirm(id: string): void;
  /** An object URL of an attachment's file; `undefined` without one. */
  preview(id: string): string | undefined;
  /** The preview of a confirmed message is no longer shown. */
  releasePreview(id: string): void;
  /** The message whose turn it is. */
  next(): StoredOutgoing | undefined;
  get(id: string): StoredOutgoing | undefined;
  /** It is still to be sent. */
  isDue(id: string): boolean;
  change(id: string, change: (item: StoredOutgoing) => StoredOutgoing): void;
  fileOf(id: string): Promise<File | null>;
  /** Shows what the delivery is doing. */
  show(activity: Activity): void;
  stop(): void;
}

export function createOutbox({ storage, files, owner, onChange }: OutboxOptions): Outbox {
  const attachments = createAttachments(files, owner);
  let queue: Queue = [];
  let activity: Activity = { kind: "sending" };
  let shown: readonly OutgoingMessage[] = [];
  let stopped = false;

  const get = (id: string) => queue.find((item) => item.id === id);

  function shownMessage(item: StoredOutgoing): OutgoingMessage {
    const { id, queuedAt, newestBefore } = item;
    const content: OutgoingContent =
      item.kind === "message"
        ? { kind: "message", message: item.message }
        : {
            kind: "attachment",
            media: item.media,
            name: item.name,
            size: item.size,
            caption: item.caption,
            preview: attachments.preview(id),
          };
    return { id, content, state: stateOf(item, activity), queuedAt, sentAfter: newestBefore };
  }

  function show() {
    if (stopped || (queue.length === 0 && shown.length === 0)) return;
    shown = queue.map(shownMessage);
    onChange();
  }

  function become(next: Queue) {
    if (stopped || next === queue) return;
    queue = next;
    writeOutbox(storage, owner, queue);
    show();
  }

  const change: Outbox["change"] = (id, how) => become(withChange(queue, id, how));

  function drop(id: string, end: "forget" | "remove") {
    const item = get(id);
    if (stopped || item === undefined) return;
    if (item.kind === "attachment") attachments[end](id);
    become(queue.filter((one) => one !== item));
  }

  async function fileOf(id: string) {
    const isShown = attachments.preview(id) !== null;
    const file = await attachments.load(id);
    // Removed while its file was loading.
    if (!stopped && !isShown && get(id) === undefined) attachments.remove(id);
    return file;
  }

  /** The picture of a message from before a reload, or that it cannot be uploaded any more. */
  async function restoreFile({ id }: StoredOutgoing) {
    const file = await fileOf(id);
    if (file !== null) return show();
    change(id, (item) =>
      item.kind === "attachment" && item.upload === null && item.failure === null
        ? { ...item, failure: { kind: "file-missing" } }
        : item,
    );
  }

  return {
    messages: () => shown,
    restore() {
      become([...readOutbox(storage, owner), ...queue]);
      for (const item of queue) if (item.kind === "attachment") void restoreFile(item);
    },
    sendMessage: (message) => become([...queue, newMessage(message)]),
    sendFile(file, media, caption = "") {
      const item = newAttachment(file, media, caption);
      if (stopped) return;
      attachments.add(item.id, file);
      become([...queue, item]);
    },
    retry: (id) =>
      change(id, (item) => (item.failure === null ? item : { ...item, approved: true, failure: null })),
    remove(id) {
      const item = get(id);
      if (item && stateOf(item, activity).kind !== "sending") drop(id, "remove");
    },
    find: (conversation, mayDropIds) => findStored(queue, conversation, mayDropIds)?.id ?? null,
    confirm: (id) => drop(id, "forget"),
    preview: (id) => attachments.preview(id) ?? undefined,
    releasePreview: attachments.remove,
    next: () => (stopped ? undefined : nextOf(queue)),
    get,
    isDue: (id) => !stopped && get(id)?.failure === null,
    change,
    fileOf,
    show(next) {
      if (next.kind === "sending" && activity.kind === "sending") return;
      activity = next;
      show();
    },
    stop() {
      stopped = true;
      attachments.stop();
    },
  };
}
