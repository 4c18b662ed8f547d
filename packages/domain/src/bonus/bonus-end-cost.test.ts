import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { bonusEndCost } from "./bonus-end-cost.ts";

const balance = (amount: number | null, complete = true) => ({
  amount: amount === null ? null : satang(amount),
  complete,
});

test.each([null, Number.NaN, -1, 100.01, Number.POSITIVE_INFINITY])(
  "a share of %s is unknown, never nothing",
  (percent) => expect(bonusEndCost(balance(227_000), percent)).toEqual({ kind: "unknown" }),
);

test.each([
  ["the share is 0", 227_000, 0],
  ["there is no money", 0, 100],
  ["a game owes more than there is", -5, 100],
  ["the share is less than a satang", 4, 20],
])("ending a bonus takes nothing when %s", (_when, amount, percent) => {
  expect(bonusEndCost(balance(amount), percent)).toEqual({ kind: "nothing" });
});

test.each([
  [227_000, 100, 227_000, 0],
  [164_000, 20, 32_800, 131_200],
  [999, 12.5, 124, 875],
])("of %s satang, %s %% is %s and leaves %s", (amount, percent, taken, left) => {
  expect(bonusEndCost(balance(amount), percent)).toEqual({ kind: "amount", percent, amount: taken, left });
});

test.each([balance(null, false), balance(100, false)])(
  "of a balance that is not known only the share is",
  (some) => {
    expect(bonusEndCost(some, 20)).toEqual({ kind: "share", percent: 20 });
  },
);

test("a cost is whole satang, more than nothing and never more than the balance, which keeps the rest", () => {
  fc.assert(
    fc.property(fc.nat(1e13), fc.integer({ min: 0, max: 10_000 }), (amount, hundredths) => {
      const cost = bonusEndCost(balance(amount), hundredths / 100);
      expect.assert(cost.kind === "amount" || cost.kind === "nothing");
      const { amount: taken, left } = cost.kind === "amount" ? cost : { amount: 0, left: amount };
      expect(Number.isInteger(taken)).toBe(true);
      expect(cost.kind === "amount").toBe(taken > 0);
      expect(taken).toBeLessThanOrEqual(amount);
      expect(left + taken).toBe(amount);
      // Rounded in the member's favour, by less than a satang.
      const exact = BigInt(amount) * BigInt(hundredths);
      expect(BigInt(taken) * 10_000n <= exact && exact < BigInt(taken + 1) * 10_000n).toBe(true);
    }),
  );
});
