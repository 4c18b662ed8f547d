import { useLayoutEffect, useRef, useState, type PointerEvent, type RefObject } from "react";
import { CLOSE_UP_SCALE, moveBy, WHOLE, zoomTo, type Place, type Sizes, type Zoom } from "./zoom.ts";

/** Two taps within this time, in ms, and distance, in px, are a double tap. */
const DOUBLE_TAP = { time: 300, distance: 30 };
/** A finger that moves less, in px, taps. */
const TAP_DISTANCE = 8;
/** How much a wheel enlarges per px. */
const WHEEL = 0.0025;

interface Gestures {
  readonly zoom: Zoom;
  /** Enlarges by a factor about the middle. */
  readonly zoomBy: (factor: number) => void;
  readonly move: (by: Place) => void;
  readonly handlers: Readonly<
    Record<
      "onPointerDown" | "onPointerMove" | "onPointerUp" | "onPointerCancel",
      (event: PointerEvent<HTMLElement>) => void
    >
  >;
}

/** Zooms a picture in its frame: by pinch, wheel and double tap; one finger or the mouse moves it. */
export function useZoomGestures(
  frame: RefObject<HTMLElement | null>,
  picture: RefObject<HTMLElement | null>,
): Gestures {
  const [zoom, setZoom] = useState(WHOLE);
  const pointers = useRef(new Map<number, Place>());
  const press = useRef({ moved: 0, tap: { time: -Infinity, x: 0, y: 0 } });

  const zoomBy = (factor: number, place: Place = { x: 0, y: 0 }) =>
    setZoom((now) => zoomTo(now, now.scale * factor, place, sizesOf(frame, picture)));
  const move = (by: Place) => setZoom((now) => moveBy(now, by, sizesOf(frame, picture)));

  // Before the picture can be seen: no turn of the wheel scrolls the page.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const turn = (event: WheelEvent) => {
      event.preventDefault();
      const place = placeIn(element, event);
      const factor = Math.exp(-event.deltaY * (event.ctrlKey ? 4 : 1) * WHEEL);
      setZoom((now) => zoomTo(now, now.scale * factor, place, sizesOf(frame, picture)));
    };
    // React's own listener is passive: the page would scroll or zoom too.
    element.addEventListener("wheel", turn, { passive: false });
    // A phone that is turned moves the edges that the picture keeps to.
    const sizes = new ResizeObserver(() =>
      setZoom((now) => moveBy(now, { x: 0, y: 0 }, sizesOf(frame, picture))),
    );
    sizes.observe(element);
    return () => {
      element.removeEventListener("wheel", turn);
      sizes.disconnect();
    };
  }, [frame, picture]);

  const tap = (place: Place, time: number) => {
    const { tap: last } = press.current;
    const double = time - last.time < DOUBLE_TAP.time && distance(place, last) < DOUBLE_TAP.distance;
    press.current.tap = { ...place, time: double ? -Infinity : time };
    if (!double) return;
    setZoom((now) => zoomTo(now, now.scale > 1 ? 1 : CLOSE_UP_SCALE, place, sizesOf(frame, picture)));
  };
  const release = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId);

  return {
    zoom,
    zoomBy,
    move,
    handlers: {
      onPointerDown(event) {
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, placeIn(event.currentTarget, event));
        // A second finger makes a pinch, and no tap.
        press.current.moved = pointers.current.size === 1 ? 0 : Infinity;
      },
      onPointerMove(event) {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const after = placeIn(event.currentTarget, event);
        pointers.current.set(event.pointerId, after);
        press.current.moved += distance(before, after);
        const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
        if (!other) return move({ x: after.x - before.x, y: after.y - before.y });
        zoomBy(distance(after, other) / Math.max(1, distance(before, other)), middle(after, other));
        move({ x: (after.x - before.x) / 2, y: (after.y - before.y) / 2 });
      },
      onPointerUp(event) {
        if (release(event) && press.current.moved < TAP_DISTANCE) {
          tap(placeIn(event.currentTarget, event), event.timeStamp);
        }
      },
      onPointerCancel: release,
    },
  };
}

function sizesOf(frame: RefObject<HTMLElement | null>, picture: RefObject<HTMLElement | null>): Sizes {
  return { frame: sizeOf(frame.current), picture: sizeOf(picture.current) };
}

/** Without the transform, which is what is being changed. */
function sizeOf(element: HTMLElement | null) {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function placeIn(frame: HTMLElement, at: { readonly clientX: number; readonly clientY: number }): Place {
  const { left, top, width, height } = frame.getBoundingClientRect();
  return { x: at.clientX - left - width / 2, y: at.clientY - top - height / 2 };
}

function distance(one: Place, other: Place): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function middle(one: Place, other: Place): Place {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}
