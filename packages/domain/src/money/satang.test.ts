import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bahtFromSatang, exactSatang, satang, satangFromBaht, sumSatang } from "./satang.ts";

const amounts = fc.maxSafeInteger().filter((value) => Math.abs(value) < 1e15);

describe("satang", () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %d", (value) => {
    expect(() => satang(value)).toThrow(RangeError);
  });

  test("has no negative zero", () => {
    expect(Object.is(satang(-0), 0)).toBe(true);
  });
});

describe("baht from the API", () => {
  test.each([
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [1.1 * 3, 330],
    [0.1 + 0.7, 80],
    [0.30000000000000004, 30],
    [-0.29, -29],
    [1e12, 100_000_000_000_000],
  ])("%d baht carry no rounding error into %d satang", (baht, expected) => {
    expect(satangFromBaht(baht)).toBe(expected);
  });

  test.each([
    [0.019, 1],
    [0.289999, 28],
    [99.999, 9999],
    [-0.001, -1],
    [-1.239, -124],
    [1e-9, 0],
  ])("%d baht are floored towards −∞ to %d satang", (baht, expected) => {
    expect(satangFromBaht(baht)).toBe(expected);
  });

  test("negative zero is zero", () => {
    expect(Object.is(satangFromBaht(-0), 0)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e13, -1e13, 1e300])(
    "%d is no amount",
    (value) => {
      expect(satangFromBaht(value)).toBeNull();
    },
  );

  test("every amount survives a round trip through the API's format", () => {
    fc.assert(
      fc.property(amounts, (value) => {
        const wire: unknown = JSON.parse(JSON.stringify(bahtFromSatang(satang(value))));
        expect(satangFromBaht(Number(wire))).toBe(value);
      }),
    );
  });

  test("the result is never more than the input, and less by under one satang", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (millionths) => {
        // Whole millionths of a baht, so that exact integers give the right floor.
        const floor = millionths / 10_000n - (millionths % 10_000n < 0n ? 1n : 0n);
        expect(satangFromBaht(Number(millionths) / 1e6)).toBe(Number(floor));
      }),
    );
  });
});

describe("an amount from a client", () => {
  test("is read exactly, tolerating the rounding of a sum of doubles, and refused with fractions of a satang", () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (value) => {
        expect(exactSatang(value / 100)).toBe(value + 0);
        expect(exactSatang((value + 0.5) / 100)).toBeNull();
      }),
    );
    expect(exactSatang(0.1 + 0.2)).toBe(30);
  });

  test.each([Number.NaN, Infinity, 1e300])("is refused when it is %s", (baht) => {
    expect(exactSatang(baht)).toBeNull();
  });
});

describe("sums", () => {
  test("of nothing is 0", () => {
    expect(sumSatang([])).toBe(0);
  });

  test("are exact in any order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (values) => {
        const list = values.map(satang);
        const exact = Number(values.reduce((sum, value) => sum + BigInt(value), 0n));
        expect(sumSatang(list)).toBe(exact);
        expect(sumSatang(list.toReversed())).toBe(exact);
      }),
    );
  });

  test("beyond the safe integers are refused", () => {
    const huge = satang(Number.MAX_SAFE_INTEGER);
    expect(() => sumSatang([huge, huge])).toThrow(RangeError);
  });
});
