import { describe, expect, test } from "vitest";
import { median, percentile } from "./percentile.ts";

describe("a percentile", () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  test.each([
    [0, 1],
    [0.5, 50],
    [0.95, 95],
    [0.99, 99],
    [1, 100],
  ])("of share %d is not below that share of the values", (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  test("of one value is that value, and of none is no number", () => {
    expect(percentile([7], 0.5)).toBe(7);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

test.each([
  ["an odd number", [300, 100, 200], 200],
  ["an even number", [400, 100, 200, 300], 250],
])("the median of %s of values is in their middle", (_, values, expected) => {
  expect(median(values)).toBe(expected);
});
