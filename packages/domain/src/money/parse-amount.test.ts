import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatAmount } from "./format-amount.ts";
import { parseAmount } from "./parse-amount.ts";
import { satang } from "./satang.ts";

const amounts = fc.integer({ min: 0, max: 1e15 - 1 }).map(satang);

describe("an amount is read in the formats that people write", () => {
  test.each([
    ["100", 10_000],
    ["๑๐๐", 10_000],
    ["໑໐໐.໕", 10_050],
    ["๑๐0", 10_000],
    ["1,000.50", 100_050],
    ["1,234,567.89", 123_456_789],
    ["1 000", 100_000],
    [" \u00a01,000.50\u200a\n", 100_050],
    ["฿1,000", 100_000],
    ["฿ 20", 2_000],
    ["20 บาท", 2_000],
    ["20ບາດ", 2_000],
    ["20 Baht", 2_000],
    ["THB 20", 2_000],
    [".5", 50],
    ["5.", 500],
    ["007", 700],
    ["0", 0],
    ["0.500", 50],
  ])("%j", (text, amount) => {
    expect(parseAmount(text)).toEqual({ kind: "amount", amount });
  });
});

test.each(["", "  ", "\u00a0", "฿", "บาท"])("%j is empty", (text) => {
  expect(parseAmount(text)).toEqual({ kind: "empty" });
});

test.each([
  "1e3",
  "-5",
  "+5",
  "0x10",
  "NaN",
  "Infinity",
  ".",
  "1.2.3",
  "1,00",
  "1,0000",
  "10,00,000",
  "1,000 000",
  ",100",
  "1.000,50",
  "1 0",
  "ten",
  "12a",
  "๑e๓",
  "99999999999999",
])("%j is malformed", (text) => {
  expect(parseAmount(text)).toEqual({ kind: "malformed" });
});

test.each(["0.005", "1,000.505", "๐.๐๐๑", ".001"])("%j is finer than a satang", (text) => {
  expect(parseAmount(text)).toEqual({ kind: "too-precise" });
});

test.each(["1.000", "12.500", "1,000.500", "໑.໐໐໐"])(
  "%j may be thousands as Lao writes them, so it is not taken for a thousandth of that",
  (text) => {
    expect(parseAmount(text)).toEqual({ kind: "too-precise" });
  },
);

describe("over every amount", () => {
  test("a formatted amount parses to the same amount", () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(parseAmount(formatAmount(amount))).toEqual({ kind: "amount", amount });
      }),
    );
  });

  test("the script of its digits makes no difference", () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(0x0e50, 0x0ed0), (amount, zero) => {
        const shown = formatAmount(amount).replace(/\d/g, (digit) =>
          String.fromCharCode(zero + Number(digit)),
        );
        expect(parseAmount(shown)).toEqual({ kind: "amount", amount });
      }),
    );
  });

  test("an amount consists only of typed digits, for any input", () => {
    const keys = fc.string({ unit: fc.constantFrom(..."0123456789.,e-+ ฿๕໕x".split("")), maxLength: 12 });
    fc.assert(
      fc.property(keys, (text) => {
        const parsed = parseAmount(text);
        const meant = Math.round(Number(text.replace(/[๕໕]/g, "5").replace(/[^\d.]/g, "")) * 100);
        const faithful = parsed.kind !== "amount" || (parsed.amount === meant && !/[e+x-]/.test(text));
        expect(faithful).toBe(true);
      }),
    );
  });
});
