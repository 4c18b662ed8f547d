import { snapPosition, snapTo } from "./snap-list.ts";
import { watchDrag } from "./watch-drag.ts";

/** With this much of a lead, in children, a drag over 15 % of the list turns to the next. */
const LEAD = 0.35;

/**
 * Lets a mouse drag a list that snaps, as a finger does by itself; while it does, the list carries `data-dragged` and
 * must not snap. Returns how to stop listening.
 */
export function dragByMouse(list: HTMLElement): () => void {
  let held = false;
  let left = 0;
  let pulled = 0;

  /** Snapping comes back where it moves nothing. */
  function settle(): void {
    const position = snapPosition(list);
    if (!held && Math.abs(position - Math.round(position)) < 0.01) delete list.dataset["dragged"];
  }

  const unwatch = watchDrag(list, "mouse", {
    grab: () => {
      held = true;
      left = list.scrollLeft;
      return false;
    },
    drag: (pixels) => {
      pulled = -pixels;
      list.dataset["dragged"] = "";
      list.scrollLeft = left + pulled;
    },
    release: (velocity) => {
      held = false;
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
