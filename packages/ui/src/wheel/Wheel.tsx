import { useRef } from "react";
import type { WheelSlice } from "./draw-wheel.ts";
import { useWheelDrawing } from "./useWheelDrawing.ts";
import { useWheelTurn, type WheelLanding, type WheelState } from "./useWheelTurn.ts";
import styles from "./Wheel.module.css";

/** The wheel's labels, in the member's language. */
export interface WheelLabels {
  /** Names the picture: "Prize wheel". */
  readonly wheel: string;
  /** On the button: "Spin". */
  readonly spin: string;
  /** Announced while turning. */
  readonly spinning: string;
  /** Announced at the end, of the slice's label: "The wheel stopped at …". */
  readonly result: (label: string) => string;
  /** Announced and shown when the server's code is on no slice. */
  readonly unknownPrize: string;
}

/** The slices, and the wheel's state, which the caller moves on. */
export interface WheelProps {
  readonly slices: readonly WheelSlice[];
  readonly state: WheelState;
  /** False without coins; a turning wheel takes no press either. */
  readonly canSpin: boolean;
  readonly labels: WheelLabels;
  readonly onSpin: () => void;
  /** The wheel has stopped: show the prize, or report that no slice has this code. */
  readonly onLanded: (landing: WheelLanding) => void;
  /** Returns random numbers as `Math.random` does, which is the default. */
  readonly random?: () => number;
}

/**
 * The prize wheel (§2, §9). The server decides the prize; the wheel turns while it is asked, then eases to its code
 * inside the slice. Drawn once and turned by the compositor; with reduced motion the result appears at once.
 */
export function Wheel({
  slices,
  state,
  canSpin,
  labels,
  onSpin,
  onLanded,
  random = Math.random,
}: WheelProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useWheelDrawing(canvas, slices);
  useWheelTurn(canvas, slices, state, random, onLanded);

  const turning = state.kind === "waiting" || state.kind === "landing";
  const nowhere = "code" in state && slices.every(({ code }) => code !== state.code);
  const blocked = !canSpin || slices.length === 0 || (turning && !nowhere);

  return (
    <div className={styles.wheel}>
      <div className={styles.frame}>
        {/* A canvas is drawn, so it can't be an <img>. */}
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
        <canvas ref={canvas} className={styles.disc} role="img" aria-label={labels.wheel} />
        <span className={styles.pointer} aria-hidden="true" />
        <button
          type="button"
          className={styles.spin}
          // Stays focusable while it turns, so that focus is still here when the prize appears.
          aria-disabled={blocked}
          onClick={() => {
            if (!blocked) onSpin();
          }}
        >
          {labels.spin}
        </button>
      </div>
      <output className={styles.result} data-state={nowhere ? "unknown-code" : state.kind}>
        {announcement(slices, state, labels)}
      </output>
    </div>
  );
}

function announcement(slices: readonly WheelSlice[], state: WheelState, labels: WheelLabels): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "waiting":
      return labels.spinning;
    case "landing":
    case "stopped": {
      const prize = slices.find(({ code }) => code === state.code);
      if (!prize) return labels.unknownPrize;
      return state.kind === "landing" ? labels.spinning : labels.result(prize.label);
    }
    default:
      return state satisfies never;
  }
}
