import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, formatCount, formatGameCredit } from "./format-amount.ts";
import { satang } from "./satang.ts";

test.each([
  [0, "0.00"],
  [5, "0.05"],
  [-5, "-0.05"],
  [100, "1.00"],
  [99_999, "999.99"],
  [100_000, "1,000.00"],
  [-123_456_789, "-1,234,567.89"],
  [Number.MAX_SAFE_INTEGER, "90,071,992,547,409.91"],
])("%d satang are shown as %s", (value, shown) => {
  expect(formatAmount(satang(value))).toBe(shown);
});

test.each([null, undefined])("a missing amount (%s) is a dash and never 0", (missing) => {
  expect(formatAmount(missing)).toBe("–");
  expect(formatGameCredit(missing, 1)).toBe("–");
  expect(formatGameCredit(satang(100), missing)).toBe("–");
  expect(formatCount(missing)).toBe("–");
});

test("every amount has two decimals, and its digits are exactly its satang", () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (value) => {
      const shown = formatAmount(satang(value));
      expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*\.\d{2}$/);
      expect(Number(shown.replace(/[.,]/g, ""))).toBe(value + 0);
    }),
  );
});

test.each([
  [10_000, 1, "100.00"],
  [10_000, 10, "1,000.00"],
  [29, 1, "0.29"],
  [12_345, 0.1, "12.34"],
  [10_000, 0, "0.00"],
])("%d satang at a rate of %d are %s game credit", (amount, rate, shown) => {
  expect(formatGameCredit(satang(amount), rate)).toBe(shown);
});

test("a rate that is not a number gives a dash", () => {
  expect(formatGameCredit(satang(100), Number.NaN)).toBe("–");
});

test.each([
  [0, "0"],
  [-0, "0"],
  [12, "12"],
  [1234.4, "1,234"],
  [-0.2, "0"],
  [-1500, "-1,500"],
  [Number.NaN, "–"],
])("a count of %d is shown as %s", (count, shown) => {
  expect(formatCount(count)).toBe(shown);
});
