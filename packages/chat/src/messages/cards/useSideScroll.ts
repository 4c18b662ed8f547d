import {
  useEffect,
  useRef,
  useState,
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from "react";

/** A mouse that moves less, in px, clicks. */
const CLICK_DISTANCE = 5;

interface SideScroll {
  /** Whether there is more to see before and after what is shown. */
  readonly more: { readonly before: boolean; readonly after: boolean };
  /** Scrolls by about one width. */
  readonly scroll: (direction: -1 | 1) => void;
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onClickCapture: (event: MouseEvent) => void;
    readonly onDragStart: (event: DragEvent) => void;
  };
}

/** Scrolls a row sideways by arrows and by dragging with the mouse; touch and keys scroll it by themselves. */
export function useSideScroll(row: RefObject<HTMLElement | null>): SideScroll {
  const [more, setMore] = useState({ before: false, after: false });
  /** How far the mouse has dragged the row since it was pressed, in px. */
  const dragged = useRef(0);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      const before = scrollLeft > 1;
      const after = scrollLeft < scrollWidth - clientWidth - 1;
      setMore((now) => (now.before === before && now.after === after ? now : { before, after }));
    };
    const sizes = new ResizeObserver(look);
    sizes.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [row]);

  return {
    more,
    scroll: (direction) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.8 }),
    handlers: {
      onPointerDown({ pointerType, button, currentTarget, clientX }) {
        dragged.current = 0;
        if (pointerType !== "mouse" || button !== 0) return;
        const start = currentTarget.scrollLeft;
        const end = new AbortController();
        const options = { signal: end.signal };
        const move = (event: { clientX: number }) => {
          dragged.current = Math.max(dragged.current, Math.abs(event.clientX - clientX));
          if (dragged.current < CLICK_DISTANCE) return;
          // Snapping would hold the row while it is dragged.
          currentTarget.dataset["dragging"] = "true";
          currentTarget.scrollLeft = start + clientX - event.clientX;
        };
        const finish = () => {
          end.abort();
          delete currentTarget.dataset["dragging"];
        };
        window.addEventListener("pointermove", move, options);
        window.addEventListener("pointerup", finish, options);
        window.addEventListener("pointercancel", finish, options);
      },
      // The browser's own dragging of links and pictures.
      onDragStart: (event) => event.preventDefault(),
      onClickCapture(event) {
        // The end of a drag is no press on the card's button.
        if (dragged.current < CLICK_DISTANCE) return;
        event.preventDefault();
        event.stopPropagation();
        dragged.current = 0;
      },
    },
  };
}
