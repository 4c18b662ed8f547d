/** Money that arrived: when it was asked for, and when it was there; ISO times. */
export interface Arrival {
  readonly from: string;
  readonly to: string;
}

/** A time in the unit that suits it, rounded up. */
export interface LongestTime {
  readonly unit: "minute" | "hour";
  readonly count: number;
}

/** One alone says little, and older ones say little of today. */
const FEWEST = 2;
const MOST = 5;
const MINUTE = 60_000;
const LONGEST_IN_MINUTES = 120;

/**
 * The longest that the latest arrivals took; `null` where too few are known.
 * @param arrivals the newest first.
 */
export function longestTime(arrivals: readonly Arrival[]): LongestTime | null {
  if (arrivals.length < FEWEST) return null;
  const taken = arrivals.slice(0, MOST).map(({ from, to }) => Date.parse(to) - Date.parse(from));
  const minutes = Math.max(1, Math.ceil(Math.max(...taken) / MINUTE));
  if (minutes <= LONGEST_IN_MINUTES) return { unit: "minute", count: minutes };
  return { unit: "hour", count: Math.ceil(minutes / 60) };
}
