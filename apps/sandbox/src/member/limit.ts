import { Refusal } from "../http/refusal.ts";

/** Runs work of one kind, so much at once. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue in front of work that costs the whole machine: `atOnce` run, up to `waiting` wait their turn.
 * @throws {Refusal} 429 `REQUEST_LIMIT` for what comes when all places are taken.
 */
export function limit({ atOnce, waiting }: { atOnce: number; waiting: number }): Limited {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running += 1;
    else {
      if (queue.length >= waiting) throw new Refusal("REQUEST_LIMIT", 429);
      // Whoever ends hands the place over, so that nobody who comes later takes it.
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
