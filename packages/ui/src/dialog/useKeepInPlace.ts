import { useLayoutEffect, type RefObject } from "react";

/**
 * Keeps what a scrolling body shows where it is on the screen while toasts above take room from its top: nobody presses
 * what moved under their finger.
 */
export function useKeepInPlace(
  body: RefObject<HTMLElement | null>,
  toasts: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const scrolling = body.current;
    const above = toasts.current;
    if (!scrolling || !above) return undefined;
    let [top, taken, scrolled] = [topOf(scrolling), above.offsetHeight, scrolling.scrollTop];
    const note = () => {
      // The browser scrolls a body that grows back to its end, before its new size is told here.
      if (topOf(scrolling) === top) scrolled = scrolling.scrollTop;
    };
    const sizes = new ResizeObserver(() => {
      const before = top;
      top = topOf(scrolling);
      // Any other change of size, such as that of the keyboard, is the browser's.
      if (above.offsetHeight !== taken) scrolling.scrollTop = scrolled + top - before;
      taken = above.offsetHeight;
      note();
    });
    sizes.observe(scrolling);
    sizes.observe(above);
    scrolling.addEventListener("scroll", note, { passive: true });
    return () => {
      sizes.disconnect();
      scrolling.removeEventListener("scroll", note);
    };
  }, [body, toasts]);
}

/** By layout: the dialog's entrance moves it without changing its place. */
function topOf(element: HTMLElement): number {
  let top = 0;
  for (let each: Element | null = element; each instanceof HTMLElement; each = each.offsetParent)
    top += each.offsetTop;
  return top;
}
