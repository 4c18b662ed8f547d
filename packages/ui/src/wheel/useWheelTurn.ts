import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { prefersReducedMotion } from "../motion/prefers-reduced-motion.ts";
import { type CodedSlice, landingAngle, sliceAtPointer, turned } from "./landing-angle.ts";
import { planSpin, spinKeyframes } from "./spin.ts";

/** What the wheel is doing. The caller moves it on; the wheel reports the end of a landing. */
export type WheelState =
  | { readonly kind: "idle" }
  /** The spin was sent: the wheel turns until the answer. */
  | { readonly kind: "waiting" }
  /** The server decided: the wheel eases to a slice of this code. */
  | { readonly kind: "landing"; readonly code: string }
  | { readonly kind: "stopped"; readonly code: string };

/** How a landing ended: at a slice, or nowhere because no slice has the code. */
export type WheelLanding =
  | { readonly kind: "landed"; readonly code: string }
  | { readonly kind: "unknown-code"; readonly code: string };

/** One turn while waiting: close to the speed at which a landing starts, so that the answer makes no jolt. */
const WAITING_TURN_MS = 600;
/** How a turning wheel stops when there is no prize. */
const HALT_MS = 700;
const HALT_DEGREES = 180;

/**
 * Turns the element according to the state. Every state starts at the current rotation, and its cleanup
 * freezes the wheel where it is.
 */
export function useWheelTurn(
  wheel: RefObject<HTMLElement | null>,
  slices: readonly CodedSlice[],
  state: WheelState,
  random: () => number,
  onLanded: (landing: WheelLanding) => void,
): void {
  const code = "code" in state ? state.code : null;
  const reportLanding = useEffectEvent(onLanded);
  const findLanding = useEffectEvent((wanted: string) => landingAngle(slices, wanted, random));
  const drawLots = useEffectEvent(() => random());
  const shows = useEffectEvent(
    (wanted: string, rotation: number) => slices[sliceAtPointer(slices.length, rotation)]?.code === wanted,
  );

  const kindBefore = useRef(state.kind);

  useEffect(() => {
    const element = wheel.current;
    if (!element) return undefined;
    const wasTurning = kindBefore.current === "waiting";
    kindBefore.current = state.kind;
    const still = prefersReducedMotion();
    const from = rotationOf(element);

    const land = (wanted: string) => {
      const to = findLanding(wanted);
      if (to === null) {
        reportLanding({ kind: "unknown-code", code: wanted });
        return;
      }
      const landed = () => {
        turnTo(element, to);
        reportLanding({ kind: "landed", code: wanted });
      };
      if (still) {
        landed();
        return;
      }
      const spin = planSpin(from, to, () => drawLots());
      const animation = element.animate(spinKeyframes(from, spin), {
        duration: spin.duration,
        fill: "forwards",
      });
      animation.addEventListener("finish", landed);
    };

    switch (state.kind) {
      case "idle":
        if (wasTurning && !still) halt(element, from);
        break;
      case "waiting":
        if (!still) turnOn(element, from);
        break;
      case "landing":
        land(state.code);
        break;
      case "stopped": {
        // After a landing the wheel already shows the code; after a reload it must be turned to it.
        const to = shows(state.code, from) ? null : findLanding(state.code);
        if (to !== null) turnTo(element, to);
        break;
      }
      default:
        state satisfies never;
    }
    return () => turnTo(element, rotationOf(element));
    // `state` by its parts: a new object of the same state must not spin again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wheel, state.kind, code]);
}

function turnOn(element: HTMLElement, from: number): void {
  element.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + 360}deg)` }], {
    duration: WAITING_TURN_MS,
    iterations: Number.POSITIVE_INFINITY,
  });
}

function halt(element: HTMLElement, from: number): void {
  const to = from + HALT_DEGREES;
  const animation = element.animate(
    [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
    {
      duration: HALT_MS,
      easing: "ease-out",
      fill: "forwards",
    },
  );
  animation.addEventListener("finish", () => turnTo(element, to));
}

/** Rests the wheel at a rotation, whatever turned it before. */
function turnTo(element: HTMLElement, rotation: number): void {
  for (const animation of element.getAnimations()) animation.cancel();
  element.style.transform = `rotate(${turned(rotation)}deg)`;
}

/** The current rotation, during an animation too: 0 to under 360 degrees clockwise. */
export function rotationOf(element: HTMLElement): number {
  const { transform } = getComputedStyle(element);
  if (transform === "none") return 0;
  const { a, b } = new DOMMatrixReadOnly(transform);
  return turned((Math.atan2(b, a) * 180) / Math.PI);
}
