import { setImmediate as nextLoopIteration } from "node:timers/promises";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runAsCaller, currentCaller } from "./caller.ts";
import { createFairQueue } from "./fair-queue.ts";

/** A queue with work that ends when the test resolves it. */
function createControlledQueue(options: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(options);
  const started: { caller: string; end: PromiseWithResolvers<void> }[] = [];
  const running: string[] = [];
  const add = (caller: string) =>
    runAsCaller(caller, () =>
      queue.run(async () => {
        const end = Promise.withResolvers<void>();
        started.push({ caller, end });
        running.push(caller);
        await end.promise;
        running.splice(running.indexOf(caller), 1);
        return currentCaller();
      }),
    );
  return { queue, started, running, add };
}

/** Waits until the queue is idle: it starts the next work one event loop iteration later. */
async function settle() {
  for (let round = 0; round < 3; round += 1) await nextLoopIteration();
}

const CALLERS = ["A", "B", "C"] as const;
const options = fc.record({
  concurrency: fc.integer({ min: 1, max: 4 }),
  perCaller: fc.integer({ min: 1, max: 4 }),
});

describe("a fair queue", () => {
  it("delays work by at most one piece of each other caller's work", async () => {
    const works = fc.array(fc.constantFrom(...CALLERS), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(works, async (order) => {
        const { add, started } = createControlledQueue({ concurrency: 1 });
        const added = order.map(add);
        for (let index = 0; index < order.length; index += 1) {
          started[index]?.end.resolve();
          await settle();
        }
        await Promise.all(added);
        const callers = started.map(({ caller }) => caller);
        // The first work starts before the others are queued.
        const turns = callers.slice(1);
        for (const caller of CALLERS) {
          const places = turns.flatMap((each, place) => (each === caller ? [place] : []));
          for (const [round, place] of places.entries())
            expect(place - (places[round - 1] ?? -1)).toBeLessThanOrEqual(CALLERS.length);
        }
        expect(callers.toSorted()).toEqual(order.toSorted());
      }),
    );
  });

  it("never exceeds the concurrency, in total or of one caller, and never leaves capacity unused", async () => {
    const steps = fc.array(fc.oneof(fc.constantFrom(...CALLERS), fc.nat()), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(options, steps, async ({ concurrency, perCaller }, taken) => {
        const { queue, add, started, running } = createControlledQueue({ concurrency, perCaller });
        const waiting = new Map<string, number>(CALLERS.map((caller) => [caller, 0]));
        for (const step of taken) {
          if (typeof step === "string") {
            waiting.set(step, (waiting.get(step) ?? 0) + 1);
            void add(step);
          } else started[step % Math.max(1, started.length)]?.end.resolve();
          await settle();
          const of = (caller: string) => running.filter((each) => each === caller).length;
          const left = (caller: string) =>
            (waiting.get(caller) ?? 0) - started.filter((each) => each.caller === caller).length;
          expect(running.length).toBeLessThanOrEqual(concurrency);
          for (const caller of CALLERS) {
            expect(of(caller)).toBeLessThanOrEqual(perCaller);
            expect(runAsCaller(caller, queue.waiting).own).toBe(left(caller));
            const mayBegin = running.length < concurrency && of(caller) < perCaller;
            expect(left(caller) > 0 && mayBegin).toBe(false);
          }
        }
      }),
    );
  });

  it("continues after work that fails or throws, and rejects only its caller", async () => {
    const { queue } = createControlledQueue({ concurrency: 1 });
    const outcomes = await Promise.allSettled([
      queue.run(() => Promise.reject(new Error("late"))),
      queue.run(() => {
        throw new Error("at once");
      }),
      queue.run(async () => "done"),
    ]);
    expect(outcomes.map((each) => (each.status === "fulfilled" ? each.value : String(each.reason)))).toEqual([
      "Error: late",
      "Error: at once",
      "done",
    ]);
  });

  it("runs work on behalf of its own caller, whichever work finished before it", async () => {
    const { add, started } = createControlledQueue({ concurrency: 1 });
    const names = [add("A"), add("B"), add("A")];
    for (let index = 0; index < names.length; index += 1) {
      started[index]?.end.resolve();
      await settle();
    }
    expect(await Promise.all(names)).toEqual(["A", "B", "A"]);
  });

  it("limits the sandbox's own work by the total concurrency only", async () => {
    const queue = createFairQueue({ concurrency: 3, perCaller: 1 });
    let running = 0;
    const all = [1, 2, 3].map(() =>
      queue.run(async () => {
        running += 1;
        await settle();
        return running;
      }),
    );
    expect(await Promise.all(all)).toEqual([3, 3, 3]);
  });
});
