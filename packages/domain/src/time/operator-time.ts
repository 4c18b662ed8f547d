/**
 * The operator keeps the time of Bangkok and Vientiane, UTC+7 the whole year,
 * wherever the member's own clock is set.
 */
export const OPERATOR_UTC_OFFSET_MINUTES = 7 * 60;

const DAY = 86_400_000;
const OFFSET = OPERATOR_UTC_OFFSET_MINUTES * 60_000;
// Day 0 of the epoch was a Thursday: three days into a week that starts on Monday.
const EPOCH_WEEKDAY = 3;

/** Midnight at the operator that begins the day of `now`. Both in epoch milliseconds. */
export function startOfOperatorDay(now: number): number {
  return operatorDay(now) * DAY - OFFSET;
}

/** Midnight at the operator of the Monday that begins the week of `now`. Both in epoch milliseconds. */
export function startOfOperatorWeek(now: number): number {
  const day = operatorDay(now);
  return (day - ((((day + EPOCH_WEEKDAY) % 7) + 7) % 7)) * DAY - OFFSET;
}

function operatorDay(now: number): number {
  return Math.floor((now + OFFSET) / DAY);
}
