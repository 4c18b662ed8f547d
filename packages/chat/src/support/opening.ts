import type { ChatHours } from "@member-wallet/api";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Whether support answers at a moment; closed, when it opens next, in epoch milliseconds, `null` for never. */
export type Opening =
  | { readonly kind: "open" }
  | { readonly kind: "closed"; readonly opensAt: number | null };

/** Opening hours at `now`. `close` before or at `open` is on the next day. */
export function openingAt({ open, close, zone, days }: ChatHours, now: number): Opening {
  const offset = minutesOf(zone.slice(1)) * (zone.startsWith("-") ? -MINUTE : MINUTE);
  const from = minutesOf(open) * MINUTE;
  const length = (minutesOf(close) * MINUTE - from + DAY) % DAY || DAY;
  const today = Math.floor((now + offset) / DAY);
  let opensAt: number | null = null;
  // Yesterday's hours may go on over midnight.
  for (let day = today - 1; day <= today + 7; day += 1) {
    if (days && !days.includes(weekday(day))) continue;
    const start = day * DAY + from - offset;
    if (start <= now && now < start + length) return { kind: "open" };
    if (start > now) opensAt ??= start;
  }
  return { kind: "closed", opensAt };
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 1 for Monday. Day 0 of the epoch was a Thursday. */
const weekday = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
