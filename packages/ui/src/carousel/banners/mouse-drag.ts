import { snapPosition, snapTo } from "./snap-list.ts";
import { watchDrag } from "../watch-drag.ts";

/** Added to the position at release, in children: a drag over 15 % of the list moves to the next. */
const LEAD = 0.35;

/**
 * Lets a mouse drag a snapping list, as a finger can by itself. Meanwhile the list has `data-dragged` and must not snap.
 * Returns the function that stops it.
 */
export function dragByMouse(list: HTMLElement): () => void {
  let pressed = false;
  let left = 0;
  let pulled = 0;

  /** Turns snapping on again where it moves nothing. */
  function settle(): void {
    const position = snapPosition(list);
    if (!pressed && Math.abs(position - Math.round(position)) < 0.01) delete list.dataset["dragged"];
  }

  const unwatch = watchDrag(list, "mouse", {
    grab: () => {
      pressed = true;
      left = list.scrollLeft;
      return false;
    },
    drag: (pixels) => {
      pulled = -pixels;
      list.dataset["dragged"] = "";
      list.scrollLeft = left + pulled;
    },
    release: (velocity) => {
      pressed = false;
      if (velocity !== null) snapTo(list, Math.round(snapPosition(list) + Math.sign(pulled) * LEAD));
      settle();
    },
  });
  list.addEventListener("scroll", settle, { passive: true });
  return () => {
    unwatch();
    list.removeEventListener("scroll", settle);
  };
}
