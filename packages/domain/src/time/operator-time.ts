/** The operator's time is that of Bangkok and Vientiane, UTC+7 all year, whatever the member's own time zone. */
export const OPERATOR_UTC_OFFSET_MINUTES = 7 * 60;

const DAY = 86_400_000;
const OFFSET = OPERATOR_UTC_OFFSET_MINUTES * 60_000;
// Day 0 of the epoch was a Thursday: three days into a week that starts on Monday.
const EPOCH_WEEKDAY = 3;

/** The operator's midnight at the start of the day of `now`. Both in epoch milliseconds. */
export function startOfOperatorDay(now: number): number {
  return operatorDay(now) * DAY - OFFSET;
}

/** The operator's midnight at the end of the day of `now`. Both in epoch milliseconds. */
export function nextOperatorMidnight(now: number): number {
  return startOfOperatorDay(now) + DAY;
}

/** The operator's midnight of the Monday at the start of the week of `now`. Both in epoch milliseconds. */
export function startOfOperatorWeek(now: number): number {
  const day = operatorDay(now);
  return (day - ((((day + EPOCH_WEEKDAY) % 7) + 7) % 7)) * DAY - OFFSET;
}

function operatorDay(now: number): number {
  return Math.floor((now + OFFSET) / DAY);
}
