import {
  countTime,
  goOn,
  limitsAt,
  readCountedTime,
  readLimits,
  timeOnDay,
  type TimeOnDay,
} from "@member-wallet/domain";
import type { SafeStorage } from "../storage/storage.ts";
import { changeKept } from "./change-kept.ts";
import { readKept } from "./kept.ts";

/** The member's own limit of time per day, and what they spent of it in this browser. */
export interface TimeLimit {
  readonly minutes: number;
  readonly today: TimeOnDay;
}

/** `null` without a limit. @param now in epoch milliseconds by the server's clock. */
export function readTimeLimit(local: SafeStorage, member: string, now: number): TimeLimit | null {
  const { minutesPerDay } = limitsAt(readLimits(readKept(local, "limits", member)[0] ?? null), now);
  if (minutesPerDay === undefined) return null;
  const counted = readCountedTime(readKept(local, "timeOnDay", member)[0] ?? null);
  return { minutes: minutesPerDay, today: timeOnDay(counted, now) };
}

/** Counts the time since the page was last seen, for members who limit it. */
export function countTimeHere(local: SafeStorage, member: string, now: number): void {
  if (readTimeLimit(local, member, now) === null) return;
  changeKept(local, "timeOnDay", member, (before) => JSON.stringify(countTime(readCountedTime(before), now)));
}

/** The member goes on although their time is used up. */
export function goOnHere(local: SafeStorage, member: string, now: number): void {
  changeKept(local, "timeOnDay", member, (before) => JSON.stringify(goOn(readCountedTime(before), now)));
}
