import type { Delivery } from "./delivery.ts";
import type { SendingOptions } from "./sending.ts";

const loadSending = () => import("./sending.ts");

/**
 * Sends the messages of an outbox, by code that loads with the first of them. While it cannot be fetched, the messages
 * wait in the outbox, which says so, and it is asked for again.
 */
export function createLazySending(options: SendingOptions, load = loadSending): Delivery {
  const { outbox, times } = options;
  let sending: Delivery | null = null;
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
