import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readPromotionCode } from "./promotion-code.ts";

test.each([
  [" welcome50 ", "WELCOME50"],
  ["a/b%c", "A/B%C"],
  ["..", ".."],
  ["โบนัสปีใหม่", "โบนัสปีใหม่"],
  ["🎁gift", "🎁GIFT"],
  ["", null],
  [" \t\u00a0", null],
])("the code %j is read as %j", (typed, code) => {
  expect(readPromotionCode(typed)).toBe(code);
});

test("a code that was read once is read unchanged again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typed) => {
      const code = readPromotionCode(typed);
      expect(readPromotionCode(code ?? "")).toBe(code);
    }),
  );
});
