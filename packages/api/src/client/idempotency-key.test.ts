import { expect, test } from "vitest";
import { IDEMPOTENCY_KEY_LIFETIME } from "./idempotency-key.ts";

test("a key is retried for 23 hours: an hour less than servers store it", () => {
  expect(IDEMPOTENCY_KEY_LIFETIME / 3_600_000).toBe(23);
});
