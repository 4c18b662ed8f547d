import { useEffect, useState } from "react";

/** The first moments of a page belong to what the member came for. */
const CHECK_MS = 3_000;

/**
 * Whether the first page has loaded: no part of it is busy any more. From then on it stays true.
 * @param checkMs how often it is checked, in milliseconds
 */
export function usePageReady(checkMs = CHECK_MS): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setInterval(() => setReady(!document.querySelector("[aria-busy=true]")), checkMs);
    return () => clearInterval(timer);
  }, [ready, checkMs]);
  return ready;
}
