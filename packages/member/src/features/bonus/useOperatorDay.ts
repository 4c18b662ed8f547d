import { useEffect, useReducer } from "react";
import { nextOperatorMidnight } from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";

/**
 * The server's time in epoch milliseconds, read at every render, and rendered again at the operator's midnight: a bonus
 * of a day or a week becomes available again without a reload (§2 Bonus).
 */
export function useOperatorDay(): number {
  const serverNow = useClock();
  const [, render] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const waitForMidnight = () => {
      const now = serverNow();
      timer = setTimeout(update, nextOperatorMidnight(now) - now);
    };
    const update = () => {
      clearTimeout(timer);
      render();
      waitForMidnight();
    };
    waitForMidnight();
    // Timers sleep with the device.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [serverNow]);

  return serverNow();
}
