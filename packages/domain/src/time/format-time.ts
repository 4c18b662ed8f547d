import { MISSING } from "../missing.ts";
import { type Instant, operatorMoment } from "./instant.ts";

/** DD/MM/YYYY HH:mm:ss on the operator's clock (§9), Gregorian in every language; a dash when unreadable. */
export function formatDateTime(instant: Instant | null | undefined): string {
  return operatorMoment(instant)?.format("DD/MM/YYYY HH:mm:ss") ?? MISSING;
}

/** HH:mm:ss on the operator's clock (§9); a dash when unreadable. */
export function formatTime(instant: Instant | null | undefined): string {
  return operatorMoment(instant)?.format("HH:mm:ss") ?? MISSING;
}
