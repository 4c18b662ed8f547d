import { expect, test } from "vitest";
import { delay } from "./delay.ts";

test("a delay that is aborted before it begins, or within it, ends at once and did not pass", async () => {
  expect(await delay(60_000, AbortSignal.abort())).toBe(false);
  const controller = new AbortController();
  const within = delay(60_000, controller.signal);
  controller.abort();
  expect(await within).toBe(false);
});

test("a delay that is not aborted passes", async () => {
  expect(await delay(0, new AbortController().signal)).toBe(true);
});
