import type { ChatConfig } from "@member-wallet/api";
import type { Presence, PresenceOptions } from "./presence.ts";

const loadPresence = () => import("./presence.ts");

export interface LazyPresence extends Omit<Presence, "stop"> {
  /** What the backend offers. */
  offer(config: ChatConfig): void;
  stop(): void;
}

/**
 * The presence, by code that loads when the backend offers any of it, or sends an event of it. Of each event, the last
 * one waits for the code; while that cannot be fetched, the next event asks for it again.
 */
export function createLazyPresence(
  options: Omit<PresenceOptions, "config">,
  load = loadPresence,
): LazyPresence {
  let config: ChatConfig = { PREFIX: "" };
  let presence: Presence | null = null;
  let isLoading = false;
  let stopped = false;
  const waiting = new Map<string, unknown>();

  async function begin() {
    if (isLoading || presence || stopped) return;
    isLoading = true;
    const loaded = await load().catch(() => null);
    isLoading = false;
    if (loaded === null || stopped) return;
    presence = loaded.createPresence({ ...options, config });
    for (const [event, payload] of waiting) presence.take(event, payload);
    waiting.clear();
    options.onChange();
  }

  return {
    offer(offered) {
      config = offered;
      const { typing, seen, agents, hours, wait } = offered;
      if (typing || seen || agents || hours || wait) void begin();
    },
    support: () => presence?.support() ?? null,
    take(event, payload) {
      if (presence) return presence.take(event, payload);
      waiting.set(event, payload);
      void begin();
    },
    answered: () => presence?.answered(),
    left() {
      waiting.clear();
      presence?.left();
    },
    setTyping: (on) => presence?.setTyping(on),
    stop() {
      stopped = true;
      presence?.stop();
    },
  };
}
