import type { ChatConversation } from "@member-wallet/api";
import { type ChatTimes, HISTORY_PAGE } from "../chat-figures.ts";
import type { PageEvents } from "../connection/page-events.ts";
import type { ConversationState, OlderMessages } from "./conversation.ts";
import { compositeOf } from "./identity.ts";
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

export interface History {
  state(): ConversationState["history"];
  older(): OlderMessages;
  /**
   * Loads what is missing: page by page, until a page overlaps with an earlier complete synchronisation. Resolves to
   * whether it succeeded; a failed one is repeated by itself while the page is visible.
   */
  sync(): Promise<boolean>;
  /** Resolves at the next complete synchronisation. */
  nextSync(): Promise<void>;
  /** Whether new messages arrive by themselves. While they don't, a visible page asks for them. */
  setLive(live: boolean): void;
  /** The same as `sync`; a history that has failed is shown as loading again. */
  reload(): void;
  loadOlder(): Promise<void>;
  stop(): void;
}

/** The most pages of one synchronisation. */
const MOST_PAGES = 1_000;

/** How many pages of older messages may bring nothing new: those of messages that arrived since, or that cannot be read. */
const MOST_KNOWN_PAGES = 20;

/** The stored messages as pages of 10 (§9). */
export function createHistory(options: HistoryOptions): History {
  const { times, page, readPage } = options;
  let state: ConversationState["history"] = "loading";
  let older: OlderMessages = "none";
  let running: Promise<boolean> | null = null;
  let next: Promise<boolean> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** The number of loads in a row that failed, or that brought nothing new while the socket is not in the room. */
  let inVain = 0;
  let live = false;
  let stopped = false;
  /** Those who wait for the next complete synchronisation. */
  let waiting: (() => void)[] = [];

  async function loadMissing(): Promise<boolean> {
    clearTimeout(timer);
    const first = state !== "ready";
    const missing: ChatConversation[] = [];
    let complete = false;
    let full = false;
    for (let pages = 0, skip = 0, last = ""; pages < MOST_PAGES && !complete; pages += 1) {
      const answer = await readPage(skip);
      if (stopped) return false;
      if (answer === null) break;
      const content = contentOf(answer);
      const repeated = content !== "" && content === last;
      last = content;
      if (!repeated) missing.push(...answer.messages);
      skip += answer.count;
      full = answer.count >= HISTORY_PAGE;
      // A server that ignores `skip` has no more than its first page.
      complete = first || !full || repeated || answer.messages.some(options.isSynced);
    }
    const added = options.add(missing.toReversed(), "history");
    if (complete) succeed(missing, first, full);
    else if (state === "loading") state = "failed";
    inVain = complete && (live || added > 0) ? 0 : inVain + 1;
    if (!complete || !live) loadLater();
    options.onChange();
    return complete;
  }

  function succeed(messages: readonly ChatConversation[], first: boolean, full: boolean) {
    options.markSynced(messages);
    state = "ready";
    if (first) older = full ? "available" : "none";
    waiting.forEach((resolve) => resolve());
    waiting = [];
  }

  function loadLater() {
    const wait = Math.min(times.historyRetry * 2 ** Math.max(inVain - 1, 0), times.historyRetryMax);
    clearTimeout(timer);
    timer = setTimeout(() => {
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
    let last = "";
    for (let pages = 0; older === "loading"; pages += 1) {
      const answer = pages < MOST_KNOWN_PAGES ? await readPage(skip) : null;
      if (stopped) return;
      if (answer === null) older = "failed";
      else {
        // Messages that arrived since move the page towards known ones: then it adds nothing, and the next one is due.
        const added = options.add(answer.messages, "older-history");
        const content = contentOf(answer);
        // A server that ignores `skip` has no older messages.
        if (answer.count < HISTORY_PAGE || (content !== "" && content === last)) older = "none";
        else if (added > 0) older = "available";
        skip += answer.count;
        last = content;
      }
    }
    options.onChange();
  }

  return {
    state: () => state,
    older: () => older,
    sync,
    nextSync: () => new Promise((resolve) => void waiting.push(resolve)),
    setLive(now) {
      live = now;
      inVain = 0;
      if (!live && state === "ready" && running === null) loadLater();
    },
    reload() {
      if (state === "failed") state = "loading";
      options.onChange();
      void sync();
    },
    loadOlder,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Equal for pages of the same messages; empty without a readable one. */
function contentOf({ messages }: HistoryAnswer): string {
  return messages.map(compositeOf).join("\n");
}
