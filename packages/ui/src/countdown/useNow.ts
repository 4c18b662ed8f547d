import { useEffect, useState } from "react";

/**
 * The time, looked at anew every `every` milliseconds and whenever the page comes back to sight: timers sleep with
 * the device, so only looking at the clock again is right afterwards. `now` must stay the same function.
 */
export function useNow(every: number, now: () => number): number {
  const [time, setTime] = useState(now);
  useEffect(() => {
    const look = () => setTime(now());
    const timer = setInterval(look, every);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [every, now]);
  return time;
}
