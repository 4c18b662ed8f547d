import { Refusal } from "../http/refusal.ts";

/** Runs work within a limit of concurrency. */
export type Limiter = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Limits work that uses much of the machine: `concurrency` run, up to `maxQueued` wait in order.
 * @throws {Refusal} 429 `REQUEST_LIMIT` when the queue is full.
 */
export function createLimiter({
  concurrency,
  maxQueued,
}: {
  concurrency: number;
  maxQueued: number;
}): Limiter {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < concurrency) running += 1;
    else {
      if (queue.length >= maxQueued) throw new Refusal("REQUEST_LIMIT", 429);
      // Finished work hands its place to the next in the queue, so that no later call overtakes it.
      await new Promise<void>((resolve) => void queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
