import { snapPosition, snapTo } from "./snap-list.ts";

/** Pixels that a pressed mouse may move and still click. */
const CLICK = 6;
/** With this much of a lead, in children, a drag over 15 % of the list turns to the next. */
const LEAD = 0.35;

/**
 * Lets a mouse drag a list that snaps, as a finger does by itself; while it does, the list carries `data-dragged` and
 * must not snap. Returns how to stop listening.
 */
export function dragByMouse(list: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  let press: { readonly x: number; readonly left: number } | null = null;
  let dragged = false;
  let pulled = 0;

  function start(event: PointerEvent): void {
    dragged = false;
    const takes = event.pointerType === "mouse" && event.button === 0 && list.childElementCount > 1;
    press = takes ? { x: event.clientX, left: list.scrollLeft } : null;
  }

  function move(event: PointerEvent): void {
    // Released elsewhere, before it was a drag.
    if (event.buttons === 0) press = null;
    if (press === null) return;
    pulled = press.x - event.clientX;
    if (!dragged && Math.abs(pulled) < CLICK) return;
    if (!dragged) {
      dragged = true;
      list.dataset["dragged"] = "";
      list.setPointerCapture(event.pointerId);
      getSelection()?.removeAllRanges();
    }
    list.scrollLeft = press.left + pulled;
  }

  function release(): void {
    const turns = press !== null && dragged;
    press = null;
    if (!turns) return;
    snapTo(list, Math.round(snapPosition(list) + Math.sign(pulled) * LEAD));
    settle();
  }

  /** Snapping comes back where it moves nothing. */
  function settle(): void {
    const position = snapPosition(list);
    if (press === null && Math.abs(position - Math.round(position)) < 0.01) delete list.dataset["dragged"];
  }

  function onClick(event: MouseEvent): void {
    // A key's click has no detail.
    if (!dragged || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  list.addEventListener("pointerdown", start, { signal });
  list.addEventListener("pointermove", move, { signal });
  list.addEventListener("pointerup", release, { signal });
  list.addEventListener("pointercancel", release, { signal });
  list.addEventListener("scroll", settle, { signal, passive: true });
  list.addEventListener("click", onClick, { signal, capture: true });
  // The browser's own dragging of links and pictures would end this one.
  list.addEventListener("dragstart", (event) => press && event.preventDefault(), { signal });
  return () => listening.abort();
}
