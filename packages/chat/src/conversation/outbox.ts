import type { ApiError, ChatConversation, ChatMessage, IdempotencyKey } from "@member-wallet/api";
import type { ChatStorage } from "../chat-environment.ts";
import type { ChatTimes } from "../chat-figures.ts";
import type { ChatCalls } from "./chat-calls.ts";
import type { OutgoingContent, OutgoingMessage, OutgoingState, SendFailure } from "./conversation.ts";
import type { FileStore } from "./file-store.ts";
import {
  attachment,
  type Entry,
  mayBe,
  mediaMessage,
  newEntry,
  newStored,
  restored,
  UNKNOWN,
  waitingState,
} from "./outbox-entry.ts";
import { readOutbox, type StoredOutgoing, writeOutbox } from "./stored.ts";

interface OutboxOptions {
  calls: Pick<ChatCalls, "send" | "upload">;
  storage: ChatStorage;
  files: FileStore;
  /** Names the customer in the storages. */
  owner: string;
  times: ChatTimes;
  /** The server's time of the newest known message; `null` while no history is loaded. */
  newest: () => number | null;
  /** Loads the messages that are missing; resolves to whether it succeeded. */
  sync: () => Promise<boolean>;
  nextSync: () => Promise<void>;
  /** Whether the server stores a message once per key. */
  knowsKeys: () => boolean;
  /** The server has stored a message. */
  onStored: (conversation: ChatConversation) => void;
  onChange: () => void;
}

interface Outbox {
  /** In the order of sending. The same array until something changes. */
  messages(): readonly OutgoingMessage[];
  /** Takes over what is kept from before a reload, and begins to send. */
  start(): void;
  stop(): void;
  sendMessage(message: ChatMessage): void;
  sendFile(file: File, media: "image" | "video"): void;
  retry(id: string): void;
  remove(id: string): void;
  /**
   * The id of the unsent message that the server has stored as `conversation`: its client id, or, on a server that drops
   * those, the oldest message with the same content which may have been stored. `null` for a message from elsewhere.
   */
  find(conversation: ChatConversation, mayDropIds: boolean): string | null;
  /** A message is stored: it leaves the outbox. */
  confirm(id: string): void;
}

/** How often a message is sent to a server that loses its answers, and stores it once per key. */
const ATTEMPTS = 3;

/** In characters; the end of a longer name is shown, with its extension. */
const LONGEST_NAME = 200;

/** Sends messages one after another, each after §9's delay, and keeps them until the server has stored them. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { calls, storage, files, owner, times } = options;
  let entries: Entry[] = [];
  let shown: readonly OutgoingMessage[] = [];
  let working = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function changed() {
    if (stopped) return;
    writeOutbox(
      storage,
      owner,
      entries.map(({ stored }) => stored),
    );
    show();
  }

  function show() {
    shown = entries.map((entry) => entry.shown);
    options.onChange();
  }

  const has = (entry: Entry) => !stopped && entries.includes(entry);

  function become(entry: Entry, state: OutgoingState) {
    if (!has(entry)) return;
    entry.shown = { ...entry.shown, state };
    const { kind } = state;
    const error = kind === "failed" ? state.error : null;
    const refusal = error?.kind === "refused" ? { message: error.message, status: error.status } : null;
    if (kind === "uploading") return show();
    entry.stored = { ...entry.stored, failed: kind === "failed", refusal };
    changed();
  }

  const fail = (entry: Entry, error: SendFailure) => become(entry, { kind: "failed", error });

  function drop(entry: Entry) {
    entries = entries.filter((one) => one !== entry);
    const { content } = entry.shown;
    if (content.kind === "attachment") {
      void files.remove(owner, entry.stored.id);
      if (content.preview !== null) URL.revokeObjectURL(content.preview);
    }
    entry.wake();
    changed();
  }

  function queue(stored: StoredOutgoing, content: OutgoingContent, file: File | null) {
    entries = [...entries, newEntry(stored, content, waitingState(stored), file, times.sendDelay)];
    changed();
    void work();
  }

  async function work() {
    if (working) return;
    working = true;
    for (let entry = nextEntry(); entry !== undefined; entry = nextEntry()) await deliver(entry);
    working = false;
  }

  const nextEntry = () =>
    stopped ? undefined : entries.find((entry) => entry.shown.state.kind !== "failed");

  async function deliver(entry: Entry) {
    const delay = entry.notBefore - performance.now();
    if (delay > 0) await new Promise((resolve) => (timer = setTimeout(resolve, delay)));
    if (!has(entry)) return;
    const message = await contentOf(entry);
    if (message === null || !has(entry)) return;
    become(entry, { kind: "sending" });
    for (let attempt = 1; ; attempt += 1) {
      const again = entry.stored.tried;
      if (again) {
        await settle(entry);
        if (!has(entry)) return;
        if (!entry.byHand && !(options.knowsKeys() && attempt <= ATTEMPTS)) return fail(entry, UNKNOWN);
        become(entry, { kind: "sending" });
      } else {
        entry.stored = { ...entry.stored, tried: true, newestBefore: options.newest() };
        changed();
      }
      entry.byHand = false;
      const key = entry.stored.id as IdempotencyKey;
      const answer = await calls.send(key, message, entry.stored.queuedAt);
      if (!has(entry)) return;
      if ("data" in answer) {
        const { createdAt } = answer.data;
        return options.onStored({ sender: "customer", message, createdAt, clientId: key });
      }
      if (isLost(answer.error)) continue;
      // A refusal of a second attempt tells nothing about the first.
      entry.stored = { ...entry.stored, tried: again };
      return fail(entry, answer.error);
    }
  }

  /** Waits until the history tells whether a message whose answer was lost is stored: then it has left the outbox. */
  async function settle(entry: Entry) {
    while (has(entry) && !(await options.sync())) {
      // Told at once, and still sent by itself: only the state that is shown has failed.
      entry.shown = { ...entry.shown, state: { kind: "failed", error: UNKNOWN } };
      show();
      await Promise.race([options.nextSync(), new Promise<void>((resolve) => (entry.wake = resolve))]);
    }
  }

  /** What is sent: for an attachment, after its upload. `null` when there is nothing to send. */
  async function contentOf(entry: Entry): Promise<ChatMessage | null> {
    const { stored } = entry;
    if (stored.kind === "message") return stored.message;
    if (stored.path !== null) return mediaMessage(stored, stored.path);
    entry.file ??= await files.get(owner, stored.id);
    if (!has(entry)) return null;
    if (entry.file === null) {
      fail(entry, { kind: "file-missing" });
      return null;
    }
    const onProgress = (progress: number) => become(entry, { kind: "uploading", progress });
    onProgress(0);
    entry.upload = calls.upload(stored.id as IdempotencyKey, stored.media, entry.file, onProgress);
    const answer = await entry.upload.answer;
    entry.upload = null;
    if (!has(entry)) return null;
    if ("error" in answer) {
      fail(entry, answer.error);
      return null;
    }
    entry.stored = { ...stored, path: answer.data.path };
    return mediaMessage(stored, answer.data.path);
  }

  /** The picture of a message from before a reload, or that it cannot be uploaded any more. */
  async function restoreFile(entry: Entry) {
    const { stored } = entry;
    if (stored.kind === "message") return;
    const file = await files.get(owner, stored.id);
    if (!has(entry)) return;
    if (file === null) {
      const { path, refusal } = stored;
      if (path === null && refusal === null && entry.file === null) fail(entry, { kind: "file-missing" });
      return;
    }
    entry.file = file;
    entry.shown = { ...entry.shown, content: attachment(stored, file) };
    show();
  }

  return {
    messages: () => shown,
    start() {
      void files.cleanUp(owner);
      entries = [...readOutbox(storage, owner).map(restored), ...entries];
      for (const entry of entries) void restoreFile(entry);
      changed();
      void work();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      for (const { shown: message, wake } of entries) {
        if (message.content.kind === "attachment" && message.content.preview !== null)
          URL.revokeObjectURL(message.content.preview);
        wake();
      }
    },
    sendMessage(message) {
      queue({ ...newStored(), kind: "message", message }, { kind: "message", message }, null);
    },
    sendFile(file, media) {
      const stored = {
        ...newStored(),
        kind: "attachment",
        media,
        name: file.name.slice(-LONGEST_NAME),
        size: file.size,
        path: null,
      } as const;
      void files.put(owner, stored.id, file);
      queue(stored, attachment(stored, file), file);
    },
    retry(id) {
      const entry = entries.find(({ stored }) => stored.id === id);
      if (entry?.shown.state.kind !== "failed") return;
      entry.byHand = true;
      entry.notBefore = 0;
      entry.stored = { ...entry.stored, failed: false, refusal: null };
      entry.shown = { ...entry.shown, state: waitingState(entry.stored) };
      changed();
      entry.wake();
      void work();
    },
    remove(id) {
      const entry = entries.find(({ stored }) => stored.id === id);
      if (entry === undefined || entry.shown.state.kind === "sending") return;
      entry.upload?.cancel();
      drop(entry);
    },
    find(conversation, mayDropIds) {
      const { sender, clientId, createdAt } = conversation;
      if (sender !== "customer") return null;
      const found = entries.find(({ stored }) =>
        clientId ? stored.id === clientId : mayDropIds && mayBe(stored, conversation, Date.parse(createdAt)),
      );
      return found?.stored.id ?? null;
    },
    confirm(id) {
      const entry = entries.find(({ stored }) => stored.id === id);
      if (entry) drop(entry);
    },
  };
}

/** Whether a message may have been stored although no answer says so. */
function isLost({ kind }: ApiError): boolean {
  return kind === "outcome-unknown" || kind === "still-running" || kind === "aborted";
}
