import { vi } from "vitest";

/** Holds what waits so long, in milliseconds, however busy the machine is; React's own timers go on. */
export function holdTimers(milliseconds: number): (() => void)[] {
  const held: (() => void)[] = [];
  const setTimer = window.setTimeout.bind(window) as (work: () => void, wait?: number) => number;
  const hold = (work: () => void, wait?: number) =>
    wait === milliseconds ? held.push(work) : setTimer(work, wait);
  vi.spyOn(window, "setTimeout").mockImplementation(hold as unknown as typeof window.setTimeout);
  return held;
}
