import { startTransition, useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** How far beyond the log's edges rows are drawn, of its height: a swipe finds them there. */
const MARGIN = "100% 0px";

/** The height of a usual row with its gap, in px. */
const ROW = 67;

/**
 * Draws rows while they are near what is in sight. Returns the height in px of rows that are not drawn, `null` of drawn
 * ones. What is in sight stays where it is when rows above it turn out higher or lower than they were taken for.
 * @param chunk the element of the rows, drawn or not.
 * @param startsAway they are drawn only once they come near.
 * @param stay they are drawn wherever they are.
 */
export function useDrawnRows(
  chunk: RefObject<HTMLElement | null>,
  rows: number,
  startsAway: boolean,
  stay: boolean,
): number | null {
  // In px, how much higher than usual rows those are that are away; `null` while they are drawn.
  const [away, setAway] = useState(startsAway ? 0 : null);
  const height = away === null || stay ? null : away + rows * ROW;
  const takenFor = useRef<number | null>(null);

  useEffect(() => {
    const element = chunk.current;
    if (!element) return undefined;
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const sight = entries.at(-1);
      // A log that is not shown has nothing in sight, and no heights.
      if (!sight?.rootBounds?.height) return;
      if (sight.isIntersecting) startTransition(() => setAway(null));
      else if (!isInUse(element)) setAway((before) => before ?? heightOf(element) - rows * ROW);
    };
    const observer = new IntersectionObserver(look, {
      root: element.closest("[role=log]"),
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chunk, rows]);

  useLayoutEffect(() => {
    const [element, before] = [chunk.current, takenFor.current];
    takenFor.current = height;
    const scroller = element?.closest("[role=log]");
    if (!element || !scroller || before === null || height !== null) return;
    const above = scroller.getBoundingClientRect().top - element.getBoundingClientRect().top;
    // A browser that keeps what is in sight keeps the upper edge of the first rows there: if these reach there, what is below them moves.
    const isKept = getComputedStyle(scroller).overflowAnchor === "auto" && above >= before;
    if (above > 0 && !isKept) scroller.scrollTop += heightOf(element) - before;
  }, [chunk, height]);

  return height;
}

/** In px, whatever the panel's opening does to it. */
const heightOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).height);

/** It has the focus, selected text, or a video that plays or stands in a window of its own. */
const isInUse = (element: Element) =>
  element.matches(":focus-within") ||
  getSelection()?.containsNode(element, true) ||
  element.contains(document.pictureInPictureElement) ||
  [...element.querySelectorAll("video")].some(({ paused }) => !paused);
