import { useLayoutEffect, useState, type RefObject } from "react";

/** What the button never lies over: amounts, errors of fields, and the main action of a page. */
const KEPT_CLEAR = "[data-amount], [data-field-error], [data-variant=primary]:not(:disabled)";

const FORM = "form, input, textarea";

/** After a scroll or change of the page, in milliseconds, before it is looked at again. */
const SETTLED_MS = 150;

interface Surroundings {
  /** The page scrolls down, or something that is kept clear is in the button's place. */
  readonly away: boolean;
  /** The page has a form, or something that is kept clear is beside the button. */
  readonly busy: boolean;
}

const NOTHING: Surroundings = { away: false, busy: true };

/** What is around the launcher, whose place is always the same. @param corner a box in that place. */
export function useSurroundings(corner: RefObject<HTMLElement | null>): Surroundings {
  const [around, setAround] = useState(NOTHING);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let top = window.scrollY;
    const set = (next: Surroundings) =>
      setAround((last) => (last.away === next.away && last.busy === next.busy ? last : next));
    const measure = () => {
      const box = corner.current?.getBoundingClientRect();
      if (!box) return;
      const important = pageParts(KEPT_CLEAR);
      const beside = new DOMRect(0, box.y, box.right, box.height);
      set({
        away: important.some((part) => meets(part, box)),
        busy: pageParts(FORM).length > 0 || important.some((part) => meets(part, beside)),
      });
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED_MS);
    };
    const follow = () => {
      if (window.scrollY > top) setAround((last) => (last.away ? last : { ...last, away: true }));
      top = window.scrollY;
      schedule();
    };
    measure();
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, { childList: true, subtree: true });
    window.addEventListener("scroll", follow, { passive: true });
    window.addEventListener("resize", schedule);
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      window.removeEventListener("scroll", follow);
      window.removeEventListener("resize", schedule);
    };
  }, [corner]);

  return around;
}

function pageParts(selector: string): Element[] {
  return [...document.querySelectorAll(selector)].filter(
    (part) => !part.closest("dialog, [data-chat-launcher]"),
  );
}

function meets(part: Element, box: DOMRect): boolean {
  const { left, right, top, bottom } = part.getBoundingClientRect();
  return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
}
