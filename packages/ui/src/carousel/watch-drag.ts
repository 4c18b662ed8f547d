/** Pixels before a press becomes a drag: a finger always moves a little. */
const DRAG_THRESHOLD = 6;
/** Older moves do not count for the current speed. */
const RECENT_MS = 80;

/** The events of a drag. Pixels are positive to the right. */
interface DragListener {
  /** A finger or mouse button went down. Returns true when it stopped a moving carousel: then it is no press on a card. */
  readonly grab: () => boolean;
  /** How far the pointer is from where it went down. */
  readonly drag: (pixels: number) => void;
  /** @param velocity in pixels per millisecond; null when the pointer went up without having dragged. */
  readonly release: (velocity: number | null) => void;
}

interface PressedPointer {
  readonly pointer: number;
  readonly startX: number;
  readonly caught: boolean;
  /** Stops following this pointer. */
  readonly following: AbortController;
  dragging: boolean;
  trail: { readonly x: number; readonly at: number }[];
}

/**
 * Follows a finger or the mouse over the surface, whose `touch-action` leaves sideways moves to it. The click that
 * ends a drag is suppressed. Returns the function that stops it.
 * @param by "mouse" where a finger scrolls natively.
 */
export function watchDrag(surface: HTMLElement, by: "any" | "mouse", listener: DragListener): () => void {
  const stop = new AbortController();
  let pressed: PressedPointer | null = null;
  let suppressClick = false;

  function down(event: PointerEvent): void {
    if (!event.isPrimary || event.button !== 0 || (by === "mouse" && event.pointerType !== "mouse")) return;
    // A pointer whose end event was lost.
    pressed?.following.abort();
    suppressClick = false;
    const following = new AbortController();
    pressed = {
      pointer: event.pointerId,
      startX: event.clientX,
      caught: listener.grab(),
      following,
      dragging: false,
      trail: [{ x: event.clientX, at: event.timeStamp }],
    };
    // A fast mouse leaves the surface before its first move event.
    const options = { signal: following.signal, capture: true };
    window.addEventListener("pointermove", move, options);
    window.addEventListener("touchmove", stopWhileDragging, { ...options, passive: true });
    window.addEventListener("pointerup", up, options);
    window.addEventListener("pointercancel", up, options);
  }

  function move(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer) return;
    const pixels = event.clientX - pressed.startX;
    if (!pressed.dragging) {
      if (Math.abs(pixels) < DRAG_THRESHOLD) return;
      pressed.dragging = true;
      // A drag would select text.
      getSelection()?.removeAllRanges();
      // A finger is captured implicitly; a mouse would be lost beyond the window.
      if (event.pointerType === "mouse") surface.setPointerCapture(event.pointerId);
    }
    pressed.trail = [...pressed.trail, { x: event.clientX, at: event.timeStamp }].filter(
      ({ at }) => event.timeStamp - at <= RECENT_MS,
    );
    stopWhileDragging(event);
    listener.drag(pixels);
  }

  /** Listeners on the whole page, such as React's, have nothing to do with a drag. */
  function stopWhileDragging(event: Event): void {
    if (pressed?.dragging) event.stopPropagation();
  }

  function up(event: PointerEvent): void {
    if (event.pointerId !== pressed?.pointer) return;
    const { dragging, caught, following, trail } = pressed;
    following.abort();
    pressed = null;
    suppressClick = dragging || caught;
    listener.release(dragging ? velocityOf(trail, event.timeStamp) : null);
  }

  function click(event: MouseEvent): void {
    // A click by keyboard has detail 0 and follows no drag.
    if (!suppressClick || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  const { signal } = stop;
  surface.addEventListener("pointerdown", down, { signal });
  surface.addEventListener("click", click, { signal, capture: true });
  // Native dragging of images and links would cancel the pointer.
  surface.addEventListener("dragstart", (event) => event.preventDefault(), { signal });
  return () => {
    stop.abort();
    pressed?.following.abort();
  };
}

function velocityOf(trail: PressedPointer["trail"], now: number): number {
  const recent = trail.filter(({ at }) => now - at <= RECENT_MS);
  const first = recent[0];
  const last = recent.at(-1);
  return first && last && last.at > first.at ? (last.x - first.x) / (last.at - first.at) : 0;
}
