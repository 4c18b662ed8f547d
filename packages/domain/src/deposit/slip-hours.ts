import { OPERATOR_UTC_OFFSET_MINUTES } from "../time/operator-time.ts";

/** The daily time in which slips are refused: half-open, "HH:mm" of the operator's time; may cross midnight. */
export interface SlipHours {
  readonly closedFrom?: string | undefined;
  readonly closedTo?: string | undefined;
}

const DAY_MINUTES = 24 * 60;

/** Whether slips are accepted at this moment (epoch milliseconds). Without both bounds they always are. */
export function takesSlips({ closedFrom, closedTo }: SlipHours, now: number): boolean {
  const from = minuteOfDay(closedFrom);
  const to = minuteOfDay(closedTo);
  if (from === null || to === null || from === to) return true;
  const minute = (Math.floor(now / 60_000) + OPERATOR_UTC_OFFSET_MINUTES) % DAY_MINUTES;
  return from < to ? minute < from || minute >= to : minute < from && minute >= to;
}

function minuteOfDay(time: string | undefined): number | null {
  const [, hours, minutes] = /^(\d{2}):(\d{2})$/.exec(time ?? "") ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
