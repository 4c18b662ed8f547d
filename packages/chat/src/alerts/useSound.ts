import { useEffect, useRef } from "react";

/**
 * A soft sound when a message of support comes that the customer doesn't see.
 * @param arrival the id of the message; `null` without one.
 * @param seen the log is open.
 */
export function useSound(on: boolean, arrival: string | null, seen: boolean): void {
  const known = useRef<string | null>(null);
  useEffect(() => {
    if (arrival === null || arrival === known.current) return;
    known.current = arrival;
    if (on && (!seen || document.visibilityState === "hidden")) sound();
  }, [arrival, on, seen]);
}

/** The code loads with the first sound; one that can't be fetched is not missed. */
function sound() {
  import("./chime.ts").then(({ chime }) => chime()).catch(() => undefined);
}
