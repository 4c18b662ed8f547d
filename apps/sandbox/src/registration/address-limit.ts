import type { Clock } from "../clock.ts";
import { Refusal } from "../http/refusal.ts";
import { setBounded } from "../set-bounded.ts";

/** Calls per address and window. */
export const MAX_CALLS = 60;
const WINDOW_MS = 60_000;
/** More addresses than one machine serves; beyond them the least recent are dropped. */
const MAX_ADDRESSES = 100_000;

/**
 * Limits the calls that reveal whether a phone or bank account is a member's, to prevent enumeration. Visitors may share
 * an address, so the limit is far above what one of them needs.
 *
 * The returned function counts a call and throws a `Refusal` (429 `REQUEST_LIMIT`) beyond the limit.
 */
export function createAddressLimit(clock: Clock): (address: string) => void {
  const windows = new Map<string, { since: number; calls: number }>();
  return (address) => {
    const now = clock().getTime();
    const known = windows.get(address);
    const isOver = known === undefined || Math.abs(now - known.since) >= WINDOW_MS;
    const window = isOver ? { since: now, calls: 0 } : known;
    window.calls += 1;
    setBounded(windows, address, window, MAX_ADDRESSES);
    if (window.calls > MAX_CALLS) throw new Refusal("REQUEST_LIMIT", 429);
  };
}
