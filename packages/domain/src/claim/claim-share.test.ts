import * as fc from "fast-check";
import { expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { claimShare } from "./claim-share.ts";

test.each([null, Number.NaN, -1, 100.01, 150, Number.POSITIVE_INFINITY])(
  "a percentage of %s is unknown, never 0",
  (percent) => expect(claimShare(satang(2_550), percent)).toEqual({ kind: "unknown" }),
);

test.each([0, -0])("%s percent is nothing", (percent) =>
  expect(claimShare(satang(2_550), percent)).toEqual({ kind: "none" }),
);

test("100 percent is all of it", () => {
  expect(claimShare(satang(2_550), 100)).toEqual({ kind: "all", amount: 2_550 });
});

test.each([null, satang(0), satang(-100)])("of an amount of %s only the percentage is known", (amount) => {
  expect(claimShare(amount, 12.5)).toEqual({ kind: "part", percent: 12.5, amount: null, ofHundred: 1_250 });
  expect(claimShare(amount, 100)).toEqual({ kind: "all", amount: null });
});

test("a part is whole satang and never more than the amount", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e14 }),
      fc.double({ min: 0.01, max: 99.99, noNaN: true }),
      (amount, percent) => {
        const share = claimShare(satang(amount), percent);
        expect.assert(share.kind === "part" && share.amount !== null);
        expect(Number.isInteger(share.amount)).toBe(true);
        expect(share.amount).toBeGreaterThanOrEqual(0);
        expect(share.amount).toBeLessThanOrEqual(amount);
      },
    ),
  );
});
