/** Links before and after the current page (§9). */
const BEFORE = 3;
const AFTER = 1;

/** The pages that the pager links to: up to 3 before the current one and 1 after it, counted from 1. */
export function pageLinks(page: number, pages: number): number[] {
  const last = Math.max(1, pages);
  const current = clampPage(page, last);
  const first = Math.max(1, current - BEFORE);
  return Array.from({ length: Math.min(last, current + AFTER) - first + 1 }, (_, at) => first + at);
}

/** A page beyond the end, after the list shrank, becomes the last one. */
export function clampPage(page: number, pages: number): number {
  return Math.min(Math.max(1, page), Math.max(1, pages));
}
