import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dragPosition, restingCard } from "./flick.ts";

const release = fc.integer({ min: 1, max: 40 }).chain((count) =>
  fc.record({
    from: fc.double({ min: 0, max: count - 1, noNaN: true }),
    at: fc.double({ min: -1, max: count, noNaN: true }),
    velocity: fc.double({ min: -6, max: 6, noNaN: true }),
    step: fc.integer({ min: 60, max: 320 }),
    count: fc.constant(count),
  }),
);

describe("the card that a released carousel stops at", () => {
  test("is always one of the list", () => {
    fc.assert(
      fc.property(release, (released) => {
        const card = restingCard(released);
        expect(Number.isInteger(card)).toBe(true);
        expect(card).toBeGreaterThanOrEqual(0);
        expect(card).toBeLessThan(released.count);
      }),
    );
  });

  test("is the nearest card when the finger had stopped", () => {
    fc.assert(
      fc.property(release, (released) => {
        const nearest = Math.max(0, Math.min(released.count - 1, Math.round(released.at)));
        expect(restingCard({ ...released, velocity: 0 })).toBe(nearest);
      }),
    );
  });

  test("is another card after the shortest flick, in its direction", () => {
    const flick = { from: 3, at: 3.1, step: 216, count: 9 };
    expect(restingCard({ ...flick, velocity: -0.4 })).toBe(4);
    expect(restingCard({ ...flick, at: 2.9, velocity: 0.4 })).toBe(2);
  });

  test("is the same card when a slow finger hardly moved", () => {
    expect(restingCard({ from: 3, at: 3.1, velocity: -0.1, step: 216, count: 9 })).toBe(3);
  });

  test("is further away the faster the flick", () => {
    const flick = { from: 3, at: 3.6, step: 160, count: 40 };
    expect(restingCard({ ...flick, velocity: -4 })).toBeGreaterThan(restingCard({ ...flick, velocity: -1 }));
  });

  test("is the last card for a flick beyond the end", () => {
    expect(restingCard({ from: 8, at: 8.2, velocity: -3, step: 216, count: 9 })).toBe(8);
  });
});

describe("a pulled carousel", () => {
  const pulls = fc.record({
    count: fc.integer({ min: 1, max: 40 }),
    wanted: fc.double({ min: -5, max: 45, noNaN: true }),
    further: fc.double({ min: 0.001, max: 5, noNaN: true }),
  });

  test("follows the finger between its ends", () => {
    fc.assert(
      fc.property(pulls, ({ count, wanted }) => {
        fc.pre(wanted >= 0 && wanted <= count - 1);
        expect(dragPosition(wanted, count)).toBe(wanted);
      }),
    );
  });

  test("always moves on with the finger, and never ahead of it", () => {
    fc.assert(
      fc.property(pulls, ({ count, wanted, further }) => {
        const moved = dragPosition(wanted + further, count) - dragPosition(wanted, count);
        expect(moved).toBeGreaterThan(0);
        expect(moved).toBeLessThanOrEqual(further + 1e-9);
      }),
    );
  });
});
