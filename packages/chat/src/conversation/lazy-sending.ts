import type { Delivery } from "./delivery.ts";
import type { SendingOptions } from "./sending.ts";

const loadSending = () => import("./sending.ts");

export interface LazySending extends Delivery {
  /** A message is being written: its code is there when it is sent. */
  prepare(): void;
}

/**
 * Sends the messages of an outbox, by code that loads when the first of them is written. While it cannot be fetched,
 * the messages wait in the outbox, which says so, and it is asked for again.
 */
export function createLazySending(options: SendingOptions, load = loadSending): LazySending {
  const { outbox, times } = options;
  let sending: Delivery | null = null;
  let prepared = false;
  let begun = false;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function begin() {
    const loaded = await load().catch(() => null);
    if (stopped) return;
    if (loaded === null) {
      timer = setTimeout(() => void begin(), times.historyRetry);
      outbox.show({ kind: "waiting", for: "connection" });
      return;
    }
    sending = loaded.createSending(options);
    sending.review();
  }

  return {
    prepare() {
      if (prepared || begun) return;
      prepared = true;
      // The message itself asks again.
      load().catch(() => (prepared = false));
    },
    review() {
      sending?.review();
      if (begun || stopped || !outbox.next()) return;
      begun = true;
      void begin();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      sending?.stop();
    },
  };
}
