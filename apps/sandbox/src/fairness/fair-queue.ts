import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextRoundOfTheLoop } from "node:timers/promises";
import { currentCaller } from "./caller.ts";

/** Work that waits for a resource. Callers take turns, and the work of one caller begins in its own order. */
export interface FairQueue {
  /** Runs `work` when its turn has come; settles as it does. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** How much waits: of all callers, and of the one who asks. */
  waiting(): { all: number; own: number };
}

export interface FairQueueOptions {
  /** How much runs at once. */
  atOnce: number;
  /** How much of one caller runs at once; what the sandbox does by itself is bound by `atOnce` alone. */
  perCaller?: number;
}

type Caller = string | undefined;

/** Makes a queue in which nobody waits for more than one piece of each other caller's work. */
export function createFairQueue({ atOnce, perCaller = atOnce }: FairQueueOptions): FairQueue {
  // In the order of the turns: who had one goes to the end.
  const waiting = new Map<Caller, (() => Promise<void>)[]>();
  const running = new Map<Caller, number>();
  const count = (caller: Caller) => running.get(caller) ?? 0;
  const most = (caller: Caller) => (caller === undefined ? atOnce : perCaller);
  let runningInAll = 0;

  function beginNext(): void {
    for (const [caller, works] of waiting) {
      if (runningInAll >= atOnce) return;
      if (count(caller) >= most(caller)) continue;
      const work = works.shift();
      waiting.delete(caller);
      if (works.length > 0) waiting.set(caller, works);
      if (work !== undefined) void begin(caller, work);
    }
  }

  async function begin(caller: Caller, work: () => Promise<void>): Promise<void> {
    runningInAll += 1;
    running.set(caller, count(caller) + 1);
    await work();
    // The embedded database works without ever waiting for a line: here new calls are read, and get their turn.
    await nextRoundOfTheLoop();
    runningInAll -= 1;
    if (count(caller) > 1) running.set(caller, count(caller) - 1);
    else running.delete(caller);
    beginNext();
  }

  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const caller = currentCaller();
        // Begun at the end of somebody else's work, it still runs in its own caller's name.
        const inOwnName = AsyncLocalStorage.bind(work);
        const turn = async () => {
          try {
            resolve(await inOwnName());
          } catch (error) {
            reject(error);
          }
        };
        const works = waiting.get(caller);
        if (works === undefined) waiting.set(caller, [turn]);
        else works.push(turn);
        beginNext();
      }),
    waiting: () => ({
      all: [...waiting.values()].reduce((sum, works) => sum + works.length, 0),
      own: waiting.get(currentCaller())?.length ?? 0,
    }),
  };
}
