/** How often a player is asked whether to go on, in minutes; `off` for never. */
export type TimeCheck = 15 | 30 | 60 | "off";

/** The times to choose from (§2 Player protection). */
export const TIME_CHECKS: readonly TimeCheck[] = [15, 30, 60, "off"];

/** Reads a stored choice; `null` for what is none. */
export function readTimeCheck(stored: string | null): TimeCheck | null {
  return TIME_CHECKS.find((each) => String(each) === stored) ?? null;
}

/** How long a question waits for who types, in milliseconds: until no key was pressed for a while, at most that long. */
const QUIET = 10_000;
const LONGEST_WAIT = 120_000;

/**
 * Whether to ask now (§2 Player protection).
 * @param since the log-in or the last answer; @param typed the last key in a form; all in epoch milliseconds.
 */
export function isTimeCheckDue(every: TimeCheck, since: number, typed: number, now: number): boolean {
  return every !== "off" && mayInterrupt(now - since - every * 60_000, now - typed);
}

/** Whether a question may come now that is late by so much. @param quiet since the last key in a form. Milliseconds. */
export function mayInterrupt(late: number, quiet: number): boolean {
  return late >= 0 && (quiet >= QUIET || late >= LONGEST_WAIT);
}
