import dayjs, { type Dayjs } from "dayjs";
import utc from "dayjs/plugin/utc.js";
import { OPERATOR_UTC_OFFSET_MINUTES } from "./operator-time.ts";

dayjs.extend(utc);

/** A moment from the API or the browser: ISO 8601 (without a zone it is UTC) or epoch milliseconds. */
export type Instant = string | number;

/** The moment in the operator's time, Gregorian; `null` when it fails to parse. */
export function operatorMoment(instant: Instant | null | undefined): Dayjs | null {
  // dayjs would read a missing or empty value as now.
  if (instant === null || instant === undefined || instant === "") return null;
  const moment = dayjs.utc(instant);
  return moment.isValid() ? moment.utcOffset(OPERATOR_UTC_OFFSET_MINUTES) : null;
}

/** The moment in epoch milliseconds; `null` when it fails to parse. */
export function epochOf(instant: Instant | null | undefined): number | null {
  return operatorMoment(instant)?.valueOf() ?? null;
}
