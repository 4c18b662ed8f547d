import { prefersReducedMotion } from "../../motion/prefers-reduced-motion.ts";

/** How far a snapping list can be scrolled, in CSS pixels. */
function scrollRange(list: HTMLElement): number {
  return list.scrollWidth - list.clientWidth;
}

/**
 * The position of a snapping list whose children each fill it, in children from 0: 1.5 is halfway from the second to
 * the third.
 */
export function snapPosition(list: HTMLElement): number {
  const range = scrollRange(list);
  return range > 0 ? (list.scrollLeft / range) * (list.childElementCount - 1) : 0;
}

/**
 * Scrolls a list to one of its children. From far away it first jumps beside the child, so that it passes no others.
 * `scrollIntoView` would scroll the page too.
 */
export function snapTo(list: HTMLElement, index: number): void {
  const child = scrollRange(list) / Math.max(1, list.childElementCount - 1);
  const away = Math.max(-1, Math.min(1, snapPosition(list) - index));
  list.scrollTo({ left: (index + away) * child, behavior: "instant" });
  list.scrollTo({ left: index * child, behavior: prefersReducedMotion() ? "instant" : "smooth" });
}
