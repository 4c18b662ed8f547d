import { expect, test } from "vitest";
import { formatElapsed } from "./format-elapsed.ts";

test.each([
  [0, "0:00"],
  [59_999, "0:00"],
  [60_000, "0:01"],
  [65 * 60_000, "1:05"],
  [26 * 3_600_000, "26:00"],
])("%i ms are %s", (elapsed, text) => {
  expect(formatElapsed(elapsed)).toBe(text);
});
