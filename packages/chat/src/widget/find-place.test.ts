import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Area, findPlace } from "./find-place.ts";

const AREA: Area = { left: 16, top: 64, right: 344, bottom: 720 };
const BOX = { width: 56, height: 56 };

const obstacle = fc
  .record({ left: fc.nat(340), top: fc.nat(800), width: fc.integer({ min: 1, max: 340 }), height: fc.nat(200) })
  .map(({ left, top, width, height }): Area => ({ left, top, right: left + width, bottom: top + height }));

const covers = (place: { left: number; top: number }, { left, top, right, bottom }: Area) =>
  left < place.left + BOX.width && right > place.left && top < place.top + BOX.height && bottom > place.top;

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
      if (place === null) return obstacles.length > 0;
      const inside =
        place.left >= AREA.left &&
        place.left + BOX.width <= AREA.right &&
        place.top >= AREA.top &&
        place.top + BOX.height <= AREA.bottom;
      return inside && !obstacles.some((one) => covers(place, one));
    }),
  );
});
