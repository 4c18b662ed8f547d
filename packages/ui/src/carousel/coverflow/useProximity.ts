import { startTransition, useEffect, useState } from "react";
import type { ActiveIndex } from "./active-index.ts";

/** How close a card is to the active one; "near" ones are visible or will be after the next move. */
type Proximity = "active" | "near" | "far";

/** Cards on either side of the active one that are near. */
const NEAR = 2;

/** How close a card is to the active one of its carousel. @param index of the card. */
export function useProximity(active: ActiveIndex, index: number): Proximity {
  const [proximity, setProximity] = useState(() => proximityOf(index, active));
  useEffect(() => {
    let last: Proximity | null = null;
    const update = () => {
      const now = proximityOf(index, active);
      // Without this check React renders once more to find that nothing changed.
      if (now === last) return;
      last = now;
      // A transition renders between frames instead of within one.
      startTransition(() => setProximity(now));
    };
    update();
    return active.subscribe(update);
  }, [active, index]);
  return proximity;
}

function proximityOf(index: number, active: ActiveIndex): Proximity {
  const distance = Math.abs(index - active.index());
  if (distance === 0) return "active";
  return distance <= NEAR ? "near" : "far";
}
