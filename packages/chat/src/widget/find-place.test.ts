import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Area, findPlace } from "./find-place.ts";

const AREA: Area = { left: 16, top: 64, right: 344, bottom: 720 };
const BOX = { width: 56, height: 56 };

const obstacle = fc
  .record({
    left: fc.nat(340),
    top: fc.nat(800),
    width: fc.integer({ min: 1, max: 340 }),
    height: fc.nat(200),
  })
  .map(({ left, top, width, height }): Area => ({ left, top, right: left + width, bottom: top + height }));

/** Whether an obstacle lies within `gap` px of the box at a place. */
const covers = (place: { left: number; top: number }, { left, top, right, bottom }: Area, gap: number) =>
  left < place.left + BOX.width + gap &&
  right > place.left - gap &&
  top < place.top + BOX.height + gap &&
  bottom > place.top - gap;

test("without an obstacle, the place is the lower right corner", () => {
  expect(findPlace(BOX, AREA, [])).toEqual({ left: 288, top: 664 });
});

test("a button as wide as the page is passed above, one at the right too, and one at the left changes nothing", () => {
  const wide = { left: 16, top: 650, right: 344, bottom: 702 };
  expect(findPlace(BOX, AREA, [wide])).toEqual({ left: 288, top: 650 - 8 - 56 });
  expect(findPlace(BOX, AREA, [{ ...wide, left: 200 }])).toEqual({ left: 288, top: 650 - 8 - 56 });
  expect(findPlace(BOX, AREA, [{ ...wide, right: 100 }])).toEqual({ left: 288, top: 664 });
});

test("a full right side leaves the left one, and a full page none", () => {
  const full = { left: 16, top: 0, right: 344, bottom: 800 };
  expect(findPlace(BOX, AREA, [{ ...full, left: 200 }])).toEqual({ left: 16, top: 664 });
  expect(findPlace(BOX, AREA, [full])).toBeNull();
});

test("a place is inside the area and covers nothing, whatever the page", () => {
  fc.assert(
    fc.property(fc.array(obstacle, { maxLength: 12 }), (obstacles) => {
      const place = findPlace(BOX, AREA, obstacles);
      const { left, top } = place ?? { left: AREA.left, top: AREA.top };
      expect([left, left + BOX.width, top, top + BOX.height]).toSatisfy(
        ([start = 0, end = 0, above = 0, below = 0]: number[]) =>
          start >= AREA.left && end <= AREA.right && above >= AREA.top && below <= AREA.bottom,
      );
      // Without a place, something lies in the usual one.
      const covered = obstacles.filter((one) => covers(place ?? { left: 288, top: 664 }, one, place ? 0 : 8));
      expect(covered.length > 0).toBe(place === null);
    }),
  );
});
