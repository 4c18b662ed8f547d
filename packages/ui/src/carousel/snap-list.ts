import { prefersStillness } from "../motion/prefers-stillness.ts";

/** How far a list that snaps can be scrolled, in CSS pixels. */
function scrollRange(list: HTMLElement): number {
  return list.scrollWidth - list.clientWidth;
}

/**
 * Where a list stands whose children fill it, one at each snap: counted in children from 0, so that 1.5 is halfway
 * from the second to the third.
 */
export function snapPosition(list: HTMLElement): number {
  const range = scrollRange(list);
  return range > 0 ? (list.scrollLeft / range) * (list.childElementCount - 1) : 0;
}

/**
 * Scrolls a list to one of its children: it glides in from beside its place, however far the list was, and past none
 * of the others. Only the list moves: `scrollIntoView` would move the page as well.
 */
export function snapTo(list: HTMLElement, index: number): void {
  const child = scrollRange(list) / Math.max(1, list.childElementCount - 1);
  const away = Math.max(-1, Math.min(1, snapPosition(list) - index));
  list.scrollTo({ left: (index + away) * child, behavior: "instant" });
  list.scrollTo({ left: index * child, behavior: prefersStillness() ? "instant" : "smooth" });
}
