import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EDGE_SHARE, landingAngle, sliceAtPointer, turned } from "./landing-angle.ts";
import { friction, planSpin, spinKeyframes } from "./spin.ts";

const COUNTS = Array.from({ length: 39 }, (_, index) => index + 2);
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const draws = fc.array(random, { minLength: 4, maxLength: 4 });
const rotation = fc.double({ min: -10_000, max: 10_000, noNaN: true });

function sliced(count: number) {
  return Array.from({ length: count }, (_, index) => ({ code: `P${index}` }));
}

/** `Math.random` that gives these numbers in turn. */
function drawing(numbers: readonly number[]): () => number {
  let next = 0;
  return () => numbers[next++ % numbers.length] ?? 0;
}

describe.each(COUNTS)("a wheel of %d slices", (count) => {
  const slices = sliced(count);

  test("lands on the slice of the code, clear of its edges", () => {
    fc.assert(
      fc.property(fc.nat(count - 1), draws, (index, numbers) => {
        const angle = landingAngle(slices, `P${index}`, drawing(numbers));
        if (angle === null) throw new Error("landed nowhere");
        expect(angle).toBeGreaterThanOrEqual(0);
        expect(angle).toBeLessThan(360);
        expect(sliceAtPointer(count, angle)).toBe(index);
        const breadth = 360 / count;
        const within = (turned(360 - angle) - index * breadth) / breadth;
        expect(within).toBeGreaterThan(EDGE_SHARE - 1e-9);
        expect(within).toBeLessThan(1 - EDGE_SHARE + 1e-9);
      }),
    );
  });

  test("lands nowhere for a code that no slice has", () => {
    fc.assert(
      fc.property(draws, (numbers) => {
        expect(landingAngle(slices, "NOT_THERE", drawing(numbers))).toBeNull();
      }),
    );
  });

  test("spins from anywhere to the landing by 2 to 3 extra turns in 4 to 5 seconds", () => {
    fc.assert(
      fc.property(rotation, fc.nat(count - 1), draws, (from, index, numbers) => {
        const to = landingAngle(slices, `P${index}`, drawing(numbers)) ?? Number.NaN;
        const spin = planSpin(from, to, drawing(numbers));
        expect(sliceAtPointer(count, from + spin.degrees)).toBe(index);
        expect(spin.degrees).toBeGreaterThanOrEqual(2 * 360);
        expect(spin.degrees).toBeLessThan(4 * 360);
        expect(spin.duration).toBeGreaterThanOrEqual(4000);
        expect(spin.duration).toBeLessThanOrEqual(5000);
      }),
    );
  });
});

test("among several slices of one code each is drawn", () => {
  const slices = ["A", "B", "A", "C", "A"].map((code) => ({ code }));
  const landed = [0, 0.4, 0.9].map((draw) =>
    sliceAtPointer(slices.length, landingAngle(slices, "A", () => draw) ?? Number.NaN),
  );
  expect(landed).toEqual([0, 2, 4]);
});

test("a wheel without slices lands nowhere", () => {
  expect(landingAngle([], "A", Math.random)).toBeNull();
});

test("friction only slows the wheel, never turns it back, and stops it at the end", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4000, max: 5000 }), (duration) => {
      const way = Array.from({ length: 101 }, (_, step) => friction(step / 100, duration));
      const steps = way.slice(1).map((at, index) => at - (way[index] ?? 0));
      expect(way[0]).toBe(0);
      expect(way[100]).toBe(1);
      expect(steps.every((step, index) => step > 0 && step <= (steps[index - 1] ?? 1))).toBe(true);
      expect(steps[99]).toBeLessThan(0.001);
    }),
  );
});

test("the keyframes begin at the current rotation and end at the landing", () => {
  const frames = spinKeyframes(30, { degrees: 800, duration: 4200 });
  expect(frames[0]).toEqual({ offset: 0, transform: "rotate(30deg)" });
  expect(frames.at(-1)).toEqual({ offset: 1, transform: "rotate(830deg)" });
});
