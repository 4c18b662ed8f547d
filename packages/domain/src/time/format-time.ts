import { MISSING } from "../missing.ts";
import { type Instant, operatorMoment } from "./instant.ts";

/** DD/MM/YYYY HH:mm:ss in the operator's time (§9), Gregorian in every language; a dash for an invalid time. */
export function formatDateTime(instant: Instant | null | undefined): string {
  return operatorMoment(instant)?.format("DD/MM/YYYY HH:mm:ss") ?? MISSING;
}

/** HH:mm:ss in the operator's time (§9); a dash for an invalid time. */
export function formatTime(instant: Instant | null | undefined): string {
  return operatorMoment(instant)?.format("HH:mm:ss") ?? MISSING;
}

/** HH:mm in the operator's time, for a list that names the day above it; a dash for an invalid time. */
export function formatHourMinute(instant: Instant | null | undefined): string {
  return operatorMoment(instant)?.format("HH:mm") ?? MISSING;
}
