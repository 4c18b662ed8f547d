/** How long a break may last, in hours: an hour, a day, a week. */
export const BREAK_HOURS = [1, 24, 168] as const;

/** The length of a break in hours. */
export type BreakHours = (typeof BREAK_HOURS)[number];

const HOUR = 60 * 60 * 1_000;

/**
 * When a break ends that a player takes now (§2 Player protection), in epoch milliseconds by the server's clock. It never
 * ends one earlier that runs already.
 * @param running the end of the last break, which may be over; `null` without one.
 */
export function breakEnd(running: number | null, hours: BreakHours, now: number): number {
  return Math.max(running ?? 0, now + hours * HOUR);
}

/** Reads a stored end of a break; `null` for what is none. */
export function readBreakEnd(stored: string | null): number | null {
  return stored !== null && /^\d{1,16}$/.test(stored) ? Number(stored) : null;
}
