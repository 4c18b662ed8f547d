import type { ChatConversation } from "@member-wallet/api";
import type { ChatStorage } from "../chat-environment.ts";
import type { ChatTimes } from "../chat-figures.ts";
import type { Message } from "./conversation.ts";
import { readReadMark, writeReadMark } from "./stored.ts";

interface ReadingOptions {
  storage: ChatStorage;
  /** Names the customer in the storage. */
  owner: string;
  messages: () => readonly Message[];
  /** Tells the server; resolves to whether it knows. */
  tellServer: () => Promise<boolean>;
  times: ChatTimes;
  onChange: () => void;
}

export interface Reading {
  /** The messages of support after the last one that was read, among those that are loaded. */
  unread(): number;
  /** All loaded messages are newer than the last one that was read: older ones may be unread too. */
  beyondLoaded(): boolean;
  /** Takes over whether the server knows a message as read. */
  observe(conversation: ChatConversation): void;
  /** A page of history is known: without any mark, what the customer has answered was read. */
  begin(): void;
  set(reading: boolean): void;
  /** The customer has read up to this time in another tab or on another device. */
  readUntil(time: number): void;
  /** New messages came, or the server can be reached again. */
  update(): void;
  stop(): void;
}

/**
 * What the customer has read: the server's `readAt`, and the time of the last message that this browser has shown. Both
 * are the server's times, so a wrong clock of this device does no harm.
 */
export function createReading(options: ReadingOptions): Reading {
  const { storage, owner, messages, times } = options;
  const stored = readReadMark(storage, owner);
  let mark = stored ?? 0;
  let seen = stored !== null;
  let reading = false;
  let told = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function moveTo(time: number) {
    seen = true;
    if (time > mark) mark = time;
  }

  function unread(): number {
    let count = 0;
    const all = messages();
    for (let index = all.length - 1; index >= 0; index -= 1) {
      const message = all[index];
      if (message === undefined || message.createdAt <= mark) break;
      if (message.sender === "other") count += 1;
    }
    return count;
  }

  async function read() {
    timer = undefined;
    if (unread() > 0) {
      moveTo(messages().findLast(({ sender }) => sender === "other")?.createdAt ?? 0);
      writeReadMark(storage, owner, mark);
      told = false;
      options.onChange();
    }
    if (told) return;
    told = true;
    const known = await options.tellServer();
    if (!known) told = false;
  }

  function update() {
    if (!reading) clearTimeout(timer);
    if (!reading) timer = undefined;
    else if (!stopped && (unread() > 0 || !told)) timer ??= setTimeout(() => void read(), times.readAfter);
  }

  return {
    unread,
    beyondLoaded: () => (messages()[0]?.createdAt ?? 0) > mark,
    observe({ sender, readAt, createdAt }) {
      if (sender === "other" && readAt != null) moveTo(Date.parse(createdAt));
    },
    begin() {
      if (seen) return;
      const own = messages().findLast(({ sender }) => sender === "customer");
      if (own) moveTo(own.createdAt);
    },
    set(next) {
      reading = next;
      update();
    },
    readUntil(time) {
      if (time <= mark) return;
      moveTo(time);
      writeReadMark(storage, owner, mark);
      options.onChange();
    },
    update,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
