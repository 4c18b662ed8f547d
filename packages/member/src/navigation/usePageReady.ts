import { useEffect, useState } from "react";

/** How often it is checked, in milliseconds: the first moments of a page belong to what the member came for. */
const CHECK_MS = 3_000;

/** Whether the first page has loaded: no part of it is busy any more. From then on it stays true. */
export function usePageReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    if (ready) return undefined;
    const timer = setInterval(() => setReady(!document.querySelector("[aria-busy=true]")), CHECK_MS);
    return () => clearInterval(timer);
  }, [ready]);
  return ready;
}
