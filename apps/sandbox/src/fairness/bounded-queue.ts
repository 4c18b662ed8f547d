import { Refusal } from "../http/refusal.ts";
import { createFairQueue } from "./fair-queue.ts";

interface BoundedQueueOptions {
  concurrency: number;
  /** How much work may be queued: of all callers, and of one. */
  maxWaiting: { all: number; own: number };
}

/**
 * Creates the function that runs work in its turn, in a fair queue of limited length: what waits occupies memory or disk.
 * It refuses with 429 `REQUEST_LIMIT` while too much is queued.
 */
export function createBoundedQueue({ concurrency, maxWaiting }: BoundedQueueOptions) {
  const queue = createFairQueue({ concurrency });
  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { all, own } = queue.waiting();
    if (all >= maxWaiting.all || own >= maxWaiting.own) throw new Refusal("REQUEST_LIMIT", 429);
    return queue.run(work);
  };
}
