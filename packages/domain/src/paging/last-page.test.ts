import * as fc from "fast-check";
import { expect, test } from "vitest";
import { lastPage } from "./last-page.ts";

test.each([
  [1, { count: 0, total: 0 }, 1],
  [1, { count: 10, total: 10 }, 1],
  [1, { count: 10, total: 11 }, 2],
  [3, { count: 0, total: 11 }, 2],
  [1, { count: 10 }, 2],
  [2, { count: 3 }, 2],
  [3, { count: 0 }, 2],
  [1, { count: 0 }, 1],
])("page %d with %j gives %d as the last one", (page, answer, last) => {
  expect(lastPage(page, answer, 10)).toBe(last);
});

/** The answer of a server with `items` items. */
function answerOf(items: number, page: number, size: number, saysTotal: boolean) {
  const count = Math.max(0, Math.min(size, items - (page - 1) * size));
  return saysTotal ? { count, total: items } : { count };
}

test("going back to the computed last page ends on a page with items, or on the first", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 200 }),
      fc.integer({ min: 1, max: 40 }),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      (items, wanted, size, saysTotal) => {
        let page = wanted;
        for (let step = 0; step < wanted; step += 1) {
          page = Math.min(page, lastPage(page, answerOf(items, page, size, saysTotal), size));
        }
        expect(page === 1 || answerOf(items, page, size, saysTotal).count > 0).toBe(true);
      },
    ),
  );
});

test("every item can be reached by going forward while a next page exists", () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 200 }),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      (items, size, saysTotal) => {
        let page = 1;
        while (lastPage(page, answerOf(items, page, size, saysTotal), size) > page) page += 1;
        expect(page * size).toBeGreaterThanOrEqual(items);
      },
    ),
  );
});
