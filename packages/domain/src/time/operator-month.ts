import { OPERATOR_UTC_OFFSET_MINUTES } from "./operator-time.ts";

const OFFSET = OPERATOR_UTC_OFFSET_MINUTES * 60_000;

/**
 * The operator's midnight at the start of the month of `now`. Both in epoch milliseconds. A separate module, so that
 * home doesn't load it.
 */
export function startOfOperatorMonth(now: number): number {
  const there = new Date(now + OFFSET);
  return Date.UTC(there.getUTCFullYear(), there.getUTCMonth()) - OFFSET;
}
