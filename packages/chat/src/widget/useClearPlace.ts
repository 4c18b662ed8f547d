import { useLayoutEffect, useState, type RefObject } from "react";
import { type Area, findPlace } from "./find-place.ts";

/** Everything that is pressed or filled in. */
const CONTROLS = "a[href], button, [role=button], summary, label, input, select, textarea";

/** What is pressed: the least that stays free. */
const PRESSED = "a[href], button, [role=button]";

/** After a scroll or change of the page, in milliseconds, before the place is measured again. */
const SETTLED_MS = 150;

interface ClearPlace {
  /** How far the launcher moves from its usual corner, in px. */
  readonly x: number;
  readonly y: number;
  /** Whether the bubble has room beside it. */
  readonly bubble: boolean;
}

const CORNER: ClearPlace = { x: 0, y: 0, bubble: true };

/**
 * Where the launcher covers no control of the page: its usual corner, or the nearest place at the screen's edges. Where
 * there is no room for the bubble too, the button alone finds a place.
 * @param corner a box of the button's size that stays in the usual corner.
 * @param bubble the invite bubble's outer element.
 */
export function useClearPlace(
  corner: RefObject<HTMLElement | null>,
  bubble: RefObject<HTMLElement | null>,
): ClearPlace {
  const [place, setPlace] = useState(CORNER);

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      if (corner.current) setPlace((last) => same(last, clearPlace(corner.current, bubble.current)));
    };
    const schedule = () => {
      clearTimeout(timer);
      timer = setTimeout(measure, SETTLED_MS);
    };
    measure();
    const sizes = new ResizeObserver(schedule);
    sizes.observe(document.body);
    const changes = new MutationObserver(schedule);
    changes.observe(document.body, { childList: true, subtree: true });
    const leave = new AbortController();
    const { signal } = leave;
    window.addEventListener("scroll", schedule, { capture: true, passive: true, signal });
    window.addEventListener("resize", schedule, { signal });
    return () => {
      clearTimeout(timer);
      sizes.disconnect();
      changes.disconnect();
      leave.abort();
    };
  }, [corner, bubble]);

  return place;
}

function same(last: ClearPlace, next: ClearPlace): ClearPlace {
  return last.x === next.x && last.y === next.y && last.bubble === next.bubble ? last : next;
}

function clearPlace(corner: HTMLElement | null, bubble: HTMLElement | null): ClearPlace {
  if (!corner) return CORNER;
  const box = corner.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  const area: Area = {
    left: clientWidth - box.right,
    top: clientHeight / 4,
    right: box.right,
    bottom: box.bottom,
  };
  const tries: readonly (readonly [string, Size, Area])[] = [
    ...(bubble ? [[CONTROLS, withBubble(box, bubble), area] as const] : []),
    [CONTROLS, box, area],
    // A full page leaves space above its first control.
    [CONTROLS, box, { ...area, top: 0 }],
    [PRESSED, box, area],
  ];
  for (const [controls, size, part] of tries) {
    const place = findPlace(size, part, boundsOf(controls, clientHeight));
    if (!place) continue;
    return {
      // The button is at the box's end on the right side, at its start on the left one.
      x: place.left === area.left ? area.left - box.left : 0,
      y: place.top + size.height - box.bottom,
      bubble: !bubble || size !== box,
    };
  }
  return { ...CORNER, bubble: false };
}

/** The bounds of the page's controls on the screen. */
function boundsOf(controls: string, screenHeight: number): Area[] {
  return [...document.querySelectorAll(controls)]
    .filter((control) => !control.closest("dialog, [data-chat-launcher]"))
    .map((control) => control.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > 0 && top < screenHeight);
}

interface Size {
  readonly width: number;
  readonly height: number;
}

function withBubble(box: DOMRect, bubble: HTMLElement): Size {
  const { offsetWidth, offsetHeight } = bubble;
  return { width: box.width + offsetWidth, height: Math.max(box.height, offsetHeight) };
}
