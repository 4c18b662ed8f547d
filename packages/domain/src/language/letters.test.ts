import * as fc from "fast-check";
import { expect, test } from "vitest";
import { letters } from "./letters.ts";

test.each([
  ["", []],
  ["ที่นี่", ["ที่", "นี่"]],
  ["น้ำ", ["น้ำ"]],
  ["ນ້ຳ 5", ["ນ້ຳ", " ", "5"]],
  ["\u{1f600}Mali", ["\u{1f600}", "M", "a", "l", "i"]],
])("the letters of %j are %j", (text, expected) => {
  expect(letters(text)).toEqual(expected);
});

test("the letters together are the text, and no letter but the first begins with a mark", () => {
  const sign = fc.constantFrom("ก", "้", "ำ", "ី", "ົ", "ກ", "ຳ", "a", "\u0301", " ", "\u{1f600}");
  fc.assert(
    fc.property(fc.string({ unit: sign }), (text) => {
      const parts = letters(text);
      expect(parts.join("")).toBe(text);
      for (const part of parts.slice(1)) expect(/^\p{M}/u.test(part)).toBe(false);
      for (const part of parts) expect(part.slice(1)).not.toMatch(/[กa ]/u);
    }),
  );
});
