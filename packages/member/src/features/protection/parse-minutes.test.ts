import * as fc from "fast-check";
import { expect, test } from "vitest";
import { parseMinutes } from "./parse-minutes.ts";

test("every whole number of minutes of a day is read, in any script", () => {
  const zero = fc.constantFrom(0x30, 0x0e50, 0x0ed0);
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_440 }), zero, (minutes, first) => {
      const text = String(minutes).replaceAll(/\d/g, (digit) => String.fromCodePoint(first + Number(digit)));
      expect(parseMinutes(text)).toEqual({ kind: "minutes", minutes });
    }),
  );
});

test("a separator between thousands is read", () => {
  expect(parseMinutes("1,440")).toEqual({ kind: "minutes", minutes: 1_440 });
});

test.each(["", "  "])("%j is empty", (text) => {
  expect(parseMinutes(text)).toEqual({ kind: "empty" });
});

test.each(["0", "1441", "1.5", "-3", "an hour", "0.001"])("%j is malformed", (text) => {
  expect(parseMinutes(text)).toEqual({ kind: "malformed" });
});
