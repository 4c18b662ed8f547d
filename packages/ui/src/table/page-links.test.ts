import * as fc from "fast-check";
import { expect, test } from "vitest";
import { clampPage, pageLinks } from "./page-links.ts";

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 9]],
  [6, 9, [1, 3, 4, 5, 6, 7, 9]],
  [9, 9, [1, 6, 7, 8, 9]],
  [7, 3, [1, 2, 3]],
  [1, 0, [1]],
])("page %i of %i links to %j", (page, pages, links) => {
  expect(pageLinks(page, pages)).toEqual(links);
});

test("a pager links to the first and the last page, and to those up to 3 before the current one and 1 after it", () => {
  fc.assert(
    fc.property(fc.integer({ min: -5, max: 500 }), fc.integer({ min: 0, max: 300 }), (page, pages) => {
      const links = pageLinks(page, pages);
      const last = Math.max(1, pages);
      const current = clampPage(page, pages);
      const expected = Array.from({ length: last }, (_, at) => at + 1).filter(
        (link) => link === 1 || link === last || (link >= current - 3 && link <= current + 1),
      );
      expect(links).toEqual(expected);
    }),
  );
});
