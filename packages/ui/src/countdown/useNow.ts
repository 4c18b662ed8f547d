import { useEffect, useState } from "react";

/**
 * The time, read every `every` milliseconds and whenever the page becomes visible again: timers sleep with
 * the device, so the clock must be read again afterwards. `now` must stay the same function.
 */
export function useNow(every: number, now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const update = () => setTime(now());
    const timer = setInterval(update, every);
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, [every, now]);
  return time;
}
