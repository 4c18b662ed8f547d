import type { ChatTimes } from "../chat-figures.ts";
import type { Attempts, Outcome } from "./attempt.ts";
import type { Outbox } from "./outbox.ts";
import type { StoredOutgoing } from "./stored.ts";

export interface DeliveryOptions {
  outbox: Pick<Outbox, "next" | "isDue" | "change" | "show">;
  attempts: Attempts;
  times: ChatTimes;
  /** Resolves at the next complete synchronisation of the history. */
  nextSync: () => Promise<void>;
}

export interface Delivery {
  /** Goes on with what the outbox contains, after any change of it. */
  review(): void;
  stop(): void;
}

/** In milliseconds: the longest that a server can ask to wait. */
const LONGEST_WAIT = 60 * 60_000;

/** How often a message is tried that this program fails to send. */
const MOST_THROWS = 3;

/** Sends the messages of an outbox in order: each after §9's delay, and again until the server has decided on it. */
export function createDelivery({ outbox, attempts, times, nextSync }: DeliveryOptions): Delivery {
  let running = false;
  let stopped = false;
  /** Attempts in a row that did not help. */
  let failures = 0;
  /** Nothing is sent before this time of `performance.now()`. */
  let resumeAt = 0;
  let waiting: { id: string; end: () => void } | null = null;

  async function run() {
    if (running || !outbox.next()) return;
    running = true;
    try {
      for (let item = outbox.next(); item; item = outbox.next()) {
        await untilDue(item);
        if (outbox.isDue(item.id)) await settle(item.id, await attempts.attempt(item.id).catch(afterThrow));
      }
    } finally {
      running = false;
    }
    outbox.show({ kind: "sending" });
  }

  /** Waits for §9's delay, and for the time that the server asks for. */
  async function untilDue({ id, queuedAt }: StoredOutgoing) {
    const delay = Math.min(Math.max(queuedAt + times.sendDelay - Date.now(), 0), times.sendDelay);
    await wait(id, Math.max(delay, resumeAt - performance.now()));
  }

  async function settle(id: string, outcome: Outcome) {
    if (stopped) return;
    switch (outcome.kind) {
      case "done":
        failures = 0;
        return;
      case "failed":
        failures = 0;
        outbox.change(id, (item) => ({ ...item, failure: outcome.failure }));
        return;
      case "lost":
        failures += 1;
        if (failures > 1) pauseSending(backOff());
        return;
      case "later":
        failures += 1;
        if (outcome.for === "server")
          pauseSending(Math.max(backOff(), Math.min(outcome.after, LONGEST_WAIT)));
        else await untilConnected(id, backOff());
        return;
      case "cut-off":
        return untilConnected(id, null);
    }
  }

  const backOff = () => Math.min(times.historyRetry * 2 ** (failures - 1), times.historyRetryMax);

  /** The server takes no message now: it gets none for this time, in milliseconds. */
  function pauseSending(time: number) {
    resumeAt = performance.now() + time;
    outbox.show({ kind: "waiting", for: "server" });
  }

  /** @param time at most; `null` while the history is loaded again by itself. */
  function untilConnected(id: string, time: number | null) {
    outbox.show({ kind: "waiting", for: "connection" });
    return wait(id, time, nextSync());
  }

  /** A defect of this program must not stop the messages behind this one. */
  const afterThrow = (): Outcome =>
    failures < MOST_THROWS
      ? { kind: "later", for: "server", after: 0 }
      : { kind: "failed", failure: { kind: "unexpected" } };

  /** Waits for a time or for `until`, and no longer than the message is to be sent. */
  function wait(id: string, time: number | null, until?: Promise<void>): Promise<void> {
    return new Promise((resolve) => {
      const timer = time === null ? undefined : setTimeout(end, time);
      const mine = { id, end };
      function end() {
        clearTimeout(timer);
        if (waiting === mine) waiting = null;
        resolve();
      }
      waiting = mine;
      void until?.then(end);
    });
  }

  return {
    review() {
      if (stopped) return;
      attempts.cancelRemoved();
      if (waiting && !outbox.isDue(waiting.id)) waiting.end();
      void run();
    },
    stop() {
      stopped = true;
      waiting?.end();
    },
  };
}
