import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clampPage, pageLinks } from "./page-links.ts";

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2]],
  [5, 9, [2, 3, 4, 5, 6]],
  [9, 9, [6, 7, 8, 9]],
  [7, 3, [1, 2, 3]],
  [1, 0, [1]],
])("page %i of %i links to %j", (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

test("a pager links to pages that exist, at most 3 before the current one and 1 after it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 500 }), fc.integer({ min: 0, max: 300 }), (page, pages) => {
      const links = pageLinks(page, pages);
      const current = clampPage(page, pages);
      expect(links).toContain(current);
      expect(links[0]).toBe(Math.max(1, current - 3));
      expect(links.at(-1)).toBe(Math.min(Math.max(1, pages), current + 1));
      expect(links).toEqual(links.toSorted((one, other) => one - other));
    }),
  );
});
