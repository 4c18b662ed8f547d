import { expect, test } from "vitest";
import { growth, judge } from "./figures.ts";

const written = (value: number) => value.toFixed(1);

test("growth compares the first samples after the warm-up with the last ones", () => {
  expect(growth([1, 2, 100, 100, 100, 100, 105, 102, 102, 102], 0.2)).toBeCloseTo(0.02);
  expect(growth([10, 10, 10, 10, 10, 10], 0)).toBe(0);
});

test("growth follows no single sample", () => {
  expect(growth([100, 180, 100, 100, 100, 100, 180, 100], 0)).toBe(0);
});

test("a figure passes up to its limit", () => {
  expect(judge("heap", 2, 2, written)).toMatchObject({ passed: true });
  expect(judge("heap", 2.1, 2, written)).toMatchObject({ passed: false });
  expect(judge("heap", 2.1, 2, written).line).toMatch(/2\.1 {2}at most 2\.0 {2}MISSED$/);
});
