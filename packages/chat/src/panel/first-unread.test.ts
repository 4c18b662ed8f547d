import { expect, test } from "vitest";
import { textMessages } from "../testing/panel-fixtures.ts";
import { firstUnread } from "./first-unread.ts";

// Every third message is the customer's: m0, m3, m6.
test.each([
  [0, null],
  [1, "m8"],
  [2, "m7"],
  [3, "m5"],
  [6, "m1"],
  [9, "m1"],
])("of %i unread messages of support the first is %s", (unread, id) => {
  expect(firstUnread(textMessages(9), unread)).toBe(id);
});
