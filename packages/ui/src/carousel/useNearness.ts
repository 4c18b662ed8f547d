import { startTransition, useEffect, useState } from "react";
import type { CoverMiddle } from "./cover-middle.ts";

/** Where a card is; "near" ones are in sight or will be after the next move. */
export type Nearness = "middle" | "near" | "far";

/** Cards on either side of the middle one that are near. */
const NEAR = 2;

/** Where a card is in its carousel. @param index of the card. */
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
