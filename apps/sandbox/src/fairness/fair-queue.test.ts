import { setImmediate as nextRoundOfTheLoop } from "node:timers/promises";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runAsCaller, currentCaller } from "./caller.ts";
import { createFairQueue } from "./fair-queue.ts";

/** Pieces of work that end when a test says so, in the order in which they began. */
function stage(options: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(options);
  const begun: { caller: string; end: PromiseWithResolvers<void> }[] = [];
  const running: string[] = [];
  const add = (caller: string) =>
    runAsCaller(caller, () =>
      queue.run(async () => {
        const end = Promise.withResolvers<void>();
        begun.push({ caller, end });
        running.push(caller);
        await end.promise;
        running.splice(running.indexOf(caller), 1);
        return currentCaller();
      }),
    );
  return { queue, begun, running, add };
}

/** Lets what is under way go on as far as it can: the next piece begins a round of the event loop later. */
async function settle() {
  for (let round = 0; round < 3; round += 1) await nextRoundOfTheLoop();
}

const CALLERS = ["A", "B", "C"] as const;
const options = fc.record({
  concurrency: fc.integer({ min: 1, max: 4 }),
  perCaller: fc.integer({ min: 1, max: 4 }),
});

describe("a fair queue", () => {
  it("lets nobody wait for more than one piece of each other caller's work", async () => {
    const works = fc.array(fc.constantFrom(...CALLERS), { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(works, async (order) => {
        const { add, begun } = stage({ concurrency: 1 });
        const added = order.map(add);
        for (let index = 0; index < order.length; index += 1) {
          begun[index]?.end.resolve();
          await settle();
        }
        await Promise.all(added);
        const callers = begun.map(({ caller }) => caller);
        // The first piece begins before the others are there.
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

  it("never runs more than it may, of all or of one caller, and never less than it could", async () => {
    const steps = fc.array(fc.oneof(fc.constantFrom(...CALLERS), fc.nat()), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(options, steps, async ({ concurrency, perCaller }, taken) => {
        const { queue, add, begun, running } = stage({ concurrency, perCaller });
        const waiting = new Map<string, number>(CALLERS.map((caller) => [caller, 0]));
        for (const step of taken) {
          if (typeof step === "string") {
            waiting.set(step, (waiting.get(step) ?? 0) + 1);
            void add(step);
          } else begun[step % Math.max(1, begun.length)]?.end.resolve();
          await settle();
          const of = (caller: string) => running.filter((each) => each === caller).length;
          const left = (caller: string) =>
            (waiting.get(caller) ?? 0) - begun.filter((each) => each.caller === caller).length;
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

  it("goes on after work that fails, also at once, and hands the failure to its caller only", async () => {
    const { queue } = stage({ concurrency: 1 });
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

  it("runs work in its own caller's name, whoever's work ended before it", async () => {
    const { add, begun } = stage({ concurrency: 1 });
    const names = [add("A"), add("B"), add("A")];
    for (let index = 0; index < names.length; index += 1) {
      begun[index]?.end.resolve();
      await settle();
    }
    expect(await Promise.all(names)).toEqual(["A", "B", "A"]);
  });

  it("binds what the sandbox does by itself by its whole width only", async () => {
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
