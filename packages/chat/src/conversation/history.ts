import type { ChatConversation } from "@member-wallet/api";
import { type ChatTimes, HISTORY_PAGE } from "../chat-figures.ts";
import type { PageEvents } from "../connection/page-events.ts";
import type { ConversationState, OlderMessages } from "./conversation.ts";
import type { Source } from "./timeline.ts";

/** `count` includes messages that could not be read. */
interface HistoryAnswer {
  readonly messages: readonly ChatConversation[];
  readonly count: number;
}

interface HistoryOptions {
  /** Newest first, without the `skip` newest ones; `null` when the call failed. */
  readPage: (skip: number) => Promise<HistoryAnswer | null>;
  /** How many messages are known: all of them are newer than the next older page. */
  known: () => number;
  /** Adds messages, `history` oldest first and `older-history` newest first; returns how many were new. */
  add: (messages: readonly ChatConversation[], source: Source) => number;
  isSynced: (message: ChatConversation) => boolean;
  markSynced: (messages: readonly ChatConversation[]) => void;
  page: PageEvents;
  times: ChatTimes;
  onChange: () => void;
}

interface History {
  state(): ConversationState["history"];
  older(): OlderMessages;
  /**
   * Loads what is missing: page by page, until a page overlaps with an earlier complete synchronisation. Resolves to
   * whether it succeeded; a failed one is repeated by itself while the page is visible.
   */
  sync(): Promise<boolean>;
  /** Resolves at the next complete synchronisation. */
  nextSync(): Promise<void>;
  /** As `sync`, and shows that a history that had failed is loading. */
  reload(): void;
  loadOlder(): Promise<void>;
  stop(): void;
}

/** A server that ignores `skip` would never end. */
const MOST_PAGES = 1_000;

/** The stored messages as pages of 10 (§9). */
export function createHistory(options: HistoryOptions): History {
  const { times, page, readPage } = options;
  let state: ConversationState["history"] = "loading";
  let older: OlderMessages = "none";
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let stopped = false;
  let waiting: (() => void)[] = [];

  async function loadMissing(): Promise<boolean> {
    clearTimeout(retry);
    const first = state !== "ready";
    const missing: ChatConversation[] = [];
    let complete = false;
    let full = false;
    for (let pages = 0, skip = 0; pages < MOST_PAGES && !complete; pages += 1) {
      const answer = await readPage(skip);
      if (stopped) return false;
      if (answer === null) break;
      missing.push(...answer.messages);
      skip += answer.count;
      full = answer.count >= HISTORY_PAGE;
      complete = first || !full || answer.messages.some(options.isSynced);
    }
    options.add(missing.toReversed(), "history");
    if (complete) succeed(missing, first, full);
    else fail();
    options.onChange();
    return complete;
  }

  function succeed(messages: readonly ChatConversation[], first: boolean, full: boolean) {
    options.markSynced(messages);
    failures = 0;
    state = "ready";
    if (first) older = full ? "available" : "none";
    const told = waiting;
    waiting = [];
    for (const tell of told) tell();
  }

  function fail() {
    if (state === "loading") state = "failed";
    const wait = Math.min(times.historyRetry * 2 ** failures, times.historyRetryMax);
    failures += 1;
    retry = setTimeout(() => {
      // A hidden page loads when the customer comes back.
      if (page.visible()) void sync();
    }, wait);
  }

  function sync(): Promise<boolean> {
    if (stopped) return Promise.resolve(false);
    if (running === null) {
      running = loadMissing().finally(() => (running = null));
      return running;
    }
    // A page that is on its way may have been read before the event that asks for another.
    next ??= running.then(() => {
      next = null;
      return sync();
    });
    return next;
  }

  async function loadOlder() {
    if (older !== "available" && older !== "failed") return;
    older = "loading";
    options.onChange();
    let skip = options.known();
    for (let added = 0; added === 0 && older === "loading";) {
      const answer = await readPage(skip);
      if (stopped) return;
      if (answer === null) older = "failed";
      else {
        // Messages that arrived since move the page towards known ones: then it adds nothing, and the next one is due.
        added = options.add(answer.messages, "older-history");
        skip += answer.count;
        if (answer.count < HISTORY_PAGE) older = "none";
        else if (added > 0) older = "available";
      }
    }
    options.onChange();
  }

  return {
    state: () => state,
    older: () => older,
    sync,
    nextSync: () => new Promise((resolve) => waiting.push(resolve)),
    reload() {
      if (state === "failed") state = "loading";
      options.onChange();
      void sync();
    },
    loadOlder,
    stop() {
      stopped = true;
      clearTimeout(retry);
    },
  };
}
