import * as v from "valibot";
import { expect, test } from "vitest";
import { StoredOutgoing } from "./stored.ts";

const KEY = "0123456789abcdef0123456789abcdef";

const aStored = (id: string) => ({
  id,
  queuedAt: 0,
  tried: false,
  newestBefore: null,
  approved: false,
  failure: null,
  kind: "message",
  message: { message_type: "text", payload: "hello" },
});

test("an unsent message is taken back from the storage", () => {
  expect(v.is(StoredOutgoing, aStored(KEY))).toBe(true);
});

test.each([`x${KEY}`, `${KEY}0`, KEY.slice(1), KEY.toUpperCase(), ""])(
  "an unsent message with the id %j, which no idempotency key is, is not",
  (id) => {
    expect(v.is(StoredOutgoing, aStored(id))).toBe(false);
  },
);
