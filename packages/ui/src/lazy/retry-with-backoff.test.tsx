import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { retryWithBackoff } from "./retry-with-backoff.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const lineBack = () => window.dispatchEvent(new Event("online"));

/** An attempt that fails until it is repaired; each takes this long. */
function aDeadLine(takes = 0) {
  let dead = true;
  let running = 0;
  let most = 0;
  const attempt = vi.fn<() => Promise<void>>(async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, takes));
    running -= 1;
    if (dead) throw new TypeError("Failed to fetch");
  });
  return { attempt, mend: () => (dead = false), most: () => most };
}

describe("attempts at what fails", () => {
  test("are five in the first minute and one a minute later on", async () => {
    const { attempt } = aDeadLine();
    const tries = retryWithBackoff(attempt);
    tries.now();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attempt).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempt.mock.calls.length).toBeLessThanOrEqual(16);
    tries.stop();
  });

  test("are made at once when the browser is online again, and end with the first success", async () => {
    const { attempt, mend } = aDeadLine();
    retryWithBackoff(attempt).now();
    await vi.advanceTimersByTimeAsync(40_000);
    const before = attempt.mock.calls.length;
    mend();
    lineBack();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(before + 1);
    lineBack();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempt).toHaveBeenCalledTimes(before + 1);
  });

  test("begin soon, in a task of their own, unless they are stopped before", async () => {
    const { attempt } = aDeadLine();
    const tries = retryWithBackoff(attempt);
    tries.soon();
    await Promise.resolve();
    expect(attempt).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(0);
    expect(attempt).toHaveBeenCalledTimes(1);
    tries.stop();
    const stopped = retryWithBackoff(attempt);
    stopped.soon();
    stopped.stop();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(attempt).toHaveBeenCalledTimes(1);
  });

  test("report a failure, and the start of each further attempt", async () => {
    const { attempt } = aDeadLine(10);
    const failing = vi.fn<(retrying: boolean) => void>();
    const tries = retryWithBackoff(attempt, failing);
    tries.now();
    expect(failing).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10);
    expect(failing.mock.calls).toEqual([[false]]);
    tries.now();
    expect(failing.mock.calls).toEqual([[false], [true]]);
    tries.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(failing.mock.calls).toEqual([[false], [true]]);
  });

  test("never run in parallel, and never more than ten in a minute, however often they are requested or the connection changes", async () => {
    const event = fc.record({
      kind: fc.constantFrom("press" as const, "online" as const),
      after: fc.integer({ min: 0, max: 20_000 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 5 }),
        fc.integer({ min: 0, max: 5_000 }),
        async (events, takes) => {
          const { attempt, most } = aDeadLine(takes);
          const tries = retryWithBackoff(attempt);
          tries.now();
          for (const { kind, after } of events) {
            // oxlint-disable-next-line no-await-in-loop -- One moment after another.
            await vi.advanceTimersByTimeAsync(after);
            if (kind === "press") tries.now();
            else lineBack();
          }
          const asked = attempt.mock.calls.length;
          await vi.advanceTimersByTimeAsync(60_000);
          expect(most()).toBe(1);
          expect(attempt.mock.calls.length - asked).toBeLessThanOrEqual(10);
          tries.stop();
          const stopped = attempt.mock.calls.length;
          lineBack();
          await vi.advanceTimersByTimeAsync(120_000);
          expect(attempt.mock.calls.length).toBe(stopped);
        },
      ),
      { numRuns: 50 },
    );
  });
});
