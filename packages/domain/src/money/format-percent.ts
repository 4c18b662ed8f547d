import { MISSING } from "../missing.ts";

/**
 * A percentage without its sign: "20". A fraction keeps up to 2 decimals ("12.5"), so that the figure agrees with the
 * amount shown beside it; a dash when it is missing or not within 0 to 100.
 */
export function formatPercent(percent: number | null): string {
  if (percent === null || !(percent >= 0 && percent <= 100)) return MISSING;
  return String(Math.round(percent * 100) / 100);
}
