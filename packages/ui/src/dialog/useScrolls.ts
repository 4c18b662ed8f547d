import { useLayoutEffect, useState, type RefObject } from "react";

/** Whether the content of an element, its only child, is higher than the element. */
export function useScrolls(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => setScrolls(current.scrollHeight > current.clientHeight);
    const sizes = new ResizeObserver(measure);
    for (const each of [current, ...current.children]) sizes.observe(each);
    // The observer's first report comes after a frame, which a busy phone draws late.
    measure();
    return () => sizes.disconnect();
  }, [element]);
  return scrolls;
}
