import { expect, test, vi } from "vitest";
import { seenAfter } from "./useRecord.ts";

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
  vi.restoreAllMocks();
  vi.useRealTimers();
});
