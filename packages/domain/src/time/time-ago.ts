import { epochOf, type Instant } from "./instant.ts";

/** A unit of an age; a month is 30 days and a year 365 (§9). */
export type TimeAgoUnit = "year" | "month" | "day" | "hour" | "minute" | "second";

/** An age, in the largest unit with at least one whole unit; `now` in its first half minute. */
export type TimeAgo =
  | { readonly unit: "now" }
  | {
      readonly unit: TimeAgoUnit;
      /** Whole units, at least 1. */
      readonly count: number;
    };

/** In seconds. */
const JUST_NOW = 30;

// In seconds; a year is 365 days and a month 30 (§9).
const UNITS: readonly (readonly [TimeAgoUnit, number])[] = [
  ["year", 365 * 86_400],
  ["month", 30 * 86_400],
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/**
 * The age of a moment at `now` (epoch milliseconds). A moment in the future, as when two clocks differ, is just now.
 * `null` when the moment fails to parse.
 */
export function timeAgo(instant: Instant | null | undefined, now: number): TimeAgo | null {
  const then = epochOf(instant);
  if (then === null) return null;
  const seconds = Math.floor((now - then) / 1000);
  if (seconds < JUST_NOW) return { unit: "now" };
  const [unit, size] = UNITS.find(([, unitSeconds]) => seconds >= unitSeconds) ?? ["second", 1];
  return { unit, count: Math.floor(seconds / size) };
}
