/** Pixels until a press is a drag: a finger never holds quite still. */
const SLOP = 6;
/** What happened longer ago says nothing of the speed of now. */
const RECENT_MS = 80;

/** What a drag tells. Pixels are positive to the right. */
export interface DragListener {
  /** A finger or mouse button went down. True when it caught the carousel moving: then it was no press on a card. */
  readonly grab: () => boolean;
  /** How far the pointer is from where it went down. */
  readonly drag: (pixels: number) => void;
  /** @param velocity in pixels per millisecond; null when the pointer went up without having dragged. */
  readonly release: (velocity: number | null) => void;
}

interface Held {
  readonly pointer: number;
  readonly startX: number;
  readonly caught: boolean;
  /** Ends the following of this pointer. */
  readonly letGo: AbortController;
  dragging: boolean;
  trail: { readonly x: number; readonly at: number }[];
}

/**
 * Follows a finger or the mouse over the surface, whose `touch-action` leaves sideways moves to it. The click that
 * ends a drag is swallowed. Answers what stops it.
 * @param by "mouse" where a finger scrolls by itself.
 */
export function watchDrag(surface: HTMLElement, by: "any" | "mouse", listener: DragListener): () => void {
  const stop = new AbortController();
  let held: Held | null = null;
  let swallowsClick = false;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || (by === "mouse" && event.pointerType !== "mouse")) return;
    // One whose end was never told.
    held?.letGo.abort();
    swallowsClick = false;
    const letGo = new AbortController();
    held = {
      pointer: event.pointerId,
      startX: event.clientX,
      caught: listener.grab(),
      letGo,
      dragging: false,
      trail: [{ x: event.clientX, at: event.timeStamp }],
    };
    // A fast mouse is off the surface before its first move is told.
    const following = { signal: letGo.signal, capture: true };
    window.addEventListener("pointermove", move, following);
    window.addEventListener("touchmove", keepToItself, { ...following, passive: true });
    window.addEventListener("pointerup", up, following);
    window.addEventListener("pointercancel", up, following);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const pixels = event.clientX - held.startX;
    if (!held.dragging) {
      if (Math.abs(pixels) < SLOP) return;
      held.dragging = true;
      // Text on the way would be marked.
      getSelection()?.removeAllRanges();
      // A finger is captured by where it went down; a mouse would be lost beyond the window.
      if (event.pointerType === "mouse") surface.setPointerCapture(event.pointerId);
    }
    held.trail = [...held.trail, { x: event.clientX, at: event.timeStamp }].filter(
      ({ at }) => event.timeStamp - at <= RECENT_MS,
    );
    keepToItself(event);
    listener.drag(pixels);
  }

  /** What the whole page listens for, as React does, would look at every step of a drag in vain. */
  function keepToItself(event: Event): void {
    if (held?.dragging) event.stopPropagation();
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== held?.pointer) return;
    const { dragging, caught, letGo, trail } = held;
    letGo.abort();
    held = null;
    swallowsClick = dragging || caught;
    listener.release(dragging ? velocityOf(trail, event.timeStamp) : null);
  }

  function click(event: MouseEvent): void {
    // A click by key has no detail, and no drag before it.
    if (!swallowsClick || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = stop;
  surface.addEventListener("pointerdown", down, { signal });
  surface.addEventListener("click", click, { signal, capture: true });
  // The browser's own dragging of pictures and links would take the pointer away.
  surface.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => {
    stop.abort();
    held?.letGo.abort();
  };
}

function velocityOf(trail: Held["trail"], now: number): number {
  const recent = trail.filter(({ at }) => now - at <= RECENT_MS);
  const first = recent[0];
  const last = recent.at(-1);
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}
