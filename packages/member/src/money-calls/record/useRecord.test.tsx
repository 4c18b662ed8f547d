import { expect, test, vi } from "vitest";
import { alone, seenAfter } from "./useRecord.ts";

/** Shows the page, or hides it, as a switch to another tab does. */
function become(state: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a message counts as seen once its page is visible, not while it is hidden", async () => {
  vi.useFakeTimers();
  become("hidden");
  const seen = vi.fn<() => void>();
  const ended = seenAfter(1_000).then(seen);
  await vi.advanceTimersByTimeAsync(1_000);
  become("hidden");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen).not.toHaveBeenCalled();
  become("visible");
  await ended;
  vi.useRealTimers();
});

test.each([
  ["keeps other tabs from a job that has its lock", undefined, true],
  [
    "does the job all the same where the lock is refused",
    () => Promise.reject(new Error("SecurityError")),
    false,
  ],
] as const)("%s, and tells the job", async (_what, request, isAlone) => {
  if (request) vi.spyOn(navigator.locks, "request").mockImplementation(request);
  const job = vi.fn<(isAlone: boolean) => Promise<boolean>>(async (given) => given);
  expect(await alone("job", job)).toBe(isAlone);
  expect(job).toHaveBeenCalledOnce();
});
