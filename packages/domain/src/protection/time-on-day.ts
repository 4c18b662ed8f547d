import { startOfOperatorDay } from "../time/operator-time.ts";
import { mayInterrupt } from "./time-check.ts";

/** The time that a player spends on the site on a day of the operator. All in milliseconds. */
export interface TimeOnDay {
  /** The day's midnight, in epoch milliseconds. */
  readonly day: number;
  readonly spent: number;
  /** What was spent when the player last chose to go on beyond their limit; `null` before that. */
  readonly wentOnAt: number | null;
}

/** What is counted: the last days, the newest first, and when the page was last seen, in epoch milliseconds. */
export interface CountedTime {
  readonly seenAt: number;
  readonly days: readonly TimeOnDay[];
}

/** The time of a player of whom nothing was counted. */
export const NO_TIME: CountedTime = { seenAt: 0, days: [] };

/** A page that was not looked at for longer than this was not seen in between. */
const LONGEST_GAP = 30_000;

/**
 * How many days are kept: while the server's clock is not known, that of a phone may say another day, and back on the
 * right one nothing of it is lost.
 */
const DAYS = 3;

/** How much longer a player goes on before they are asked again. */
const GO_ON = 15 * 60_000;

/** What was spent on the day of `now`, in epoch milliseconds. */
export function timeOnDay({ days }: CountedTime, now: number): TimeOnDay {
  const day = startOfOperatorDay(now);
  return days.find((each) => each.day === day) ?? { day, spent: 0, wentOnAt: null };
}

/** Counts the time since the page was last seen, in this tab or in another one. @param now in epoch milliseconds. */
export function countTime(counted: CountedTime, now: number): CountedTime {
  const today = timeOnDay(counted, now);
  const since = Math.max(counted.seenAt, today.day);
  const seen = now >= counted.seenAt && now - counted.seenAt <= LONGEST_GAP ? now - since : 0;
  return { seenAt: now, days: withDay(counted, { ...today, spent: today.spent + seen }) };
}

/** The player goes on although their time is used up. */
export function goOn(counted: CountedTime, now: number): CountedTime {
  const today = timeOnDay(counted, now);
  return { ...counted, days: withDay(counted, { ...today, wentOnAt: today.spent }) };
}

/**
 * Whether to say now that the time of the day is used up (§2 Player protection), and again each quarter of an hour.
 * @param minutes the player's limit; @param quiet since the last key in a form, in milliseconds.
 */
export function isTimeUp({ spent, wentOnAt }: TimeOnDay, minutes: number, quiet: number): boolean {
  const limit = minutes * 60_000;
  const due = wentOnAt !== null && wentOnAt >= limit ? wentOnAt + GO_ON : limit;
  return mayInterrupt(spent - due, quiet);
}

/** Reads stored time; none from anything else. */
export function readCountedTime(stored: string | null): CountedTime {
  try {
    const { seenAt, days } = JSON.parse(stored ?? "{}") as Partial<Record<keyof CountedTime, unknown>>;
    if (!isTime(seenAt) || !Array.isArray(days)) return NO_TIME;
    return { seenAt, days: days.filter(isTimeOnDay) };
  } catch {
    return NO_TIME; // Not written by us.
  }
}

const withDay = ({ days }: CountedTime, today: TimeOnDay) =>
  [...days.filter(({ day }) => day !== today.day), today].toSorted((a, b) => b.day - a.day).slice(0, DAYS);

const isTime = (value: unknown): value is number => typeof value === "number" && value >= 0;

function isTimeOnDay(value: unknown): value is TimeOnDay {
  const { day, spent, wentOnAt } = (value ?? {}) as Partial<Record<keyof TimeOnDay, unknown>>;
  return typeof day === "number" && isTime(spent) && (wentOnAt === null || isTime(wentOnAt));
}
