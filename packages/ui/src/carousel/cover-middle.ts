import { startTransition, useEffect, useState } from "react";

/** Which card of a carousel is in the middle. Each slide listens for itself, so that a move renders only the few it concerns. */
export interface CoverMiddle {
  readonly index: () => number;
  readonly move: (index: number) => void;
  /** Answers what ends the listening. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Where a card is: "near" is next to the middle one or will be after the next move. */
export type Nearness = "middle" | "near" | "far";

/** Cards on either side of the middle one that are near. */
const NEAR = 2;

/** @param start index of the card that is in the middle at first. */
export function createCoverMiddle(start: number): CoverMiddle {
  const listeners = new Set<() => void>();
  let current = start;
  return {
    index: () => current,
    move: (index) => {
      if (index === current) return;
      current = index;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** @param index of the card in question. */
export function useNearness(middle: CoverMiddle, index: number): Nearness {
  const [nearness, setNearness] = useState(() => nearnessOf(index, middle));
  useEffect(() => {
    let told: Nearness | null = null;
    const tell = () => {
      const now = nearnessOf(index, middle);
      // React would render once more to find that nothing changed.
      if (now === told) return;
      told = now;
      // A transition: rendered between frames, not within one.
      startTransition(() => setNearness(now));
    };
    tell();
    return middle.subscribe(tell);
  }, [middle, index]);
  return nearness;
}

function nearnessOf(index: number, middle: CoverMiddle): Nearness {
  const away = Math.abs(index - middle.index());
  if (away === 0) return "middle";
  return away <= NEAR ? "near" : "far";
}
