import * as fc from "fast-check";
import { expect, test } from "vitest";
import { percentOf, shareOf } from "./percent.ts";
import { satang } from "./satang.ts";

test("a percentage is floored to whole satang, exactly, however large the amount", () => {
  const amounts = fc.integer({ min: -1e15, max: 1e15 });
  const largest = fc.integer({ min: 1e15 - 1e6, max: 1e15 - 1 });
  fc.assert(
    fc.property(fc.oneof(amounts, largest), fc.integer({ min: 0, max: 100 }), (value, percent) => {
      const scaled = BigInt(value) * BigInt(percent);
      const floor = scaled / 100n - (scaled % 100n < 0n ? 1n : 0n);
      expect(percentOf(satang(value), percent)).toBe(Number(floor));
    }),
  );
});

test("a percentage counts with two decimals", () => {
  const percents = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e15 }), percents, (value, basisPoints) => {
      const floor = (BigInt(value) * BigInt(basisPoints)) / 10_000n;
      expect(percentOf(satang(value), basisPoints / 100)).toBe(Number(floor));
    }),
  );
});

test("a share is whole satang, never more than the balance, and all of it at 100 percent", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1e13 }).map(satang),
      fc.constantFrom(25, 50, 75, 100),
      (balance, percent) => {
        const share = shareOf(balance, percent) ?? Number.NaN;
        expect(share).toBeLessThanOrEqual(balance);
        expect(share * 100).toBeGreaterThan(balance * percent - 100);
        expect(percent !== 100 || share === balance).toBe(true);
      },
    ),
  );
});

test.each([null, satang(0), satang(-5)])("a balance of %s has no share", (balance) => {
  expect(shareOf(balance, 50)).toBeNull();
});
