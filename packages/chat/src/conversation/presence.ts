import { type ChatConfig, ChatEvents } from "@member-wallet/api/wire";
import * as v from "valibot";
import type { Support } from "./conversation.ts";

export interface PresenceOptions {
  config: ChatConfig;
  /** Tells support whether the customer types. */
  sendTyping: (on: boolean) => void;
  /** The customer has read up to this time elsewhere, in epoch milliseconds. */
  onRead: (at: number) => void;
  onChange: () => void;
}

export interface Presence {
  /** The same object until something changes; `null` when the backend offers nothing of it. */
  support(): Support | null;
  /** An event of the socket, unread. */
  take(event: string, payload: unknown): void;
  /** A message of support has arrived: nobody types it any more. */
  answered(): void;
  /** The line is down: nobody is known to be there. */
  left(): void;
  setTyping(on: boolean): void;
  stop(): void;
}

/** In milliseconds: "typing" ends by itself. */
const TYPING_ENDS = 6_000;

/** In milliseconds, between two words to support that the customer is still typing. */
const TYPING_AGAIN = 3_000;

/** Who is there for support, who types, and how far support has read. The code loads when the backend offers any of it. */
export function createPresence({ config, sendTyping, onRead, onChange }: PresenceOptions): Presence {
  const { typing, seen, agents, hours, wait } = config;
  const isOffered = typing || seen || agents || hours || wait;
  let support: Support = {
    agents: [],
    typing: false,
    seenUntil: seen ? Number.NEGATIVE_INFINITY : null,
    hours: hours ?? null,
    wait: wait ?? null,
  };
  let typingEnds: ReturnType<typeof setTimeout> | undefined;
  /** Of `performance.now()`; `null` while support is not told that the customer types. */
  let toldAt: number | null = null;

  function become(change: Partial<Support>) {
    support = { ...support, ...change };
    onChange();
  }

  function showTyping(on: boolean) {
    clearTimeout(typingEnds);
    if (on) typingEnds = setTimeout(showTyping, TYPING_ENDS, false);
    if (on !== support.typing) become({ typing: on });
  }

  return {
    support: () => (isOffered ? support : null),
    take(event, payload) {
      if (event === "typing" && typing) {
        const read = v.safeParse(ChatEvents.typing, payload);
        if (read.success) showTyping(read.output.on);
      } else if (event === "seen" && seen) {
        const read = v.safeParse(ChatEvents.seen, payload);
        const at = read.success ? Date.parse(read.output.at) : Number.NaN;
        if (at > (support.seenUntil ?? 0)) become({ seenUntil: at });
      } else if (event === "presence" && agents) {
        const read = v.safeParse(ChatEvents.presence, payload);
        if (read.success) become({ agents: read.output.agents });
      } else if (event === "read") {
        const read = v.safeParse(ChatEvents.read, payload);
        if (read.success) onRead(Date.parse(read.output.at));
      }
    },
    answered: () => showTyping(false),
    left() {
      showTyping(false);
      toldAt = null;
      if (support.agents.length > 0) become({ agents: [] });
    },
    setTyping(on) {
      if (!typing) return;
      const now = performance.now();
      if (on ? toldAt !== null && now - toldAt < TYPING_AGAIN : toldAt === null) return;
      toldAt = on ? now : null;
      sendTyping(on);
    },
    stop: () => clearTimeout(typingEnds),
  };
}
