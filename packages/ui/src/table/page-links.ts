/** Links before and after the current page (§9). */
const BEFORE = 3;
const AFTER = 1;

/**
 * The pages that the pager links to, in order, counted from 1: up to 3 before the current one and 1 after it, and
 * beside them the first and the last.
 */
export function pageLinks(page: number, pages: number): number[] {
  const last = Math.max(1, pages);
  const current = clampPage(page, last);
  const near = Array.from({ length: BEFORE + 1 + AFTER }, (_, at) => current - BEFORE + at);
  return [...new Set([1, ...near.filter((link) => link > 1 && link < last), last])];
}

/** A page beyond the end, after the list shrank, becomes the last one. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pages));
}
