import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextLoopIteration } from "node:timers/promises";
import { currentCaller } from "./caller.ts";

/** Work that waits for a resource. Callers take turns; the work of one caller starts in order. */
interface FairQueue {
  /** Runs `work` in its turn; settles as it does. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How many pieces of work are queued: of all callers, and of the current one. */
  waiting(): { all: number; own: number };
}

interface FairQueueOptions {
  concurrency: number;
  /** Concurrency of one caller; does not apply to the sandbox's own work. */
  perCaller?: number;
}

type Caller = string | undefined;

/**
 * Creates a queue in which work waits for at most one piece of each other caller's work per turn. Queues of libraries
 * order by priority: one per caller before a common one lets `perCaller` pieces of each other caller go first.
 */
export function createFairQueue({ concurrency, perCaller = concurrency }: FairQueueOptions): FairQueue {
  // In the order of turns: a caller moves to the end after each turn.
  const waiting = new Map<Caller, (() => Promise<void>)[]>();
  const running = new Map<Caller, number>();
  const count = (caller: Caller) => running.get(caller) ?? 0;
  const limitOf = (caller: Caller) => (caller === undefined ? concurrency : perCaller);
  let totalRunning = 0;

  function beginNext(): void {
    for (const [caller, tasks] of waiting) {
      if (totalRunning >= concurrency) return;
      if (count(caller) >= limitOf(caller)) continue;
      const work = tasks.shift();
      waiting.delete(caller);
      if (tasks.length > 0) waiting.set(caller, tasks);
      if (work !== undefined) void begin(caller, work);
    }
  }

  async function begin(caller: Caller, work: () => Promise<void>): Promise<void> {
    totalRunning += 1;
    running.set(caller, count(caller) + 1);
    await work();
    // The embedded database never waits for I/O: without this, new calls would not be read in between.
    await nextLoopIteration();
    totalRunning -= 1;
    if (count(caller) > 1) running.set(caller, count(caller) - 1);
    else running.delete(caller);
    beginNext();
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const caller = currentCaller();
        // Another caller's work may start this; it still runs on behalf of its own caller.
        const boundWork = AsyncLocalStorage.bind(work);
        const turn = async () => {
          try {
            resolve(await boundWork());
          } catch (error) {
            reject(error);
          }
        };
        const tasks = waiting.get(caller);
        if (tasks === undefined) waiting.set(caller, [turn]);
        else tasks.push(turn);
        beginNext();
      }),
    waiting: () => ({
      all: [...waiting.values()].reduce((sum, tasks) => sum + tasks.length, 0),
      own: waiting.get(currentCaller())?.length ?? 0,
    }),
  };
}
