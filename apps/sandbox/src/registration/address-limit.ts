import type { Clock } from "../context.ts";
import { Refusal } from "../http/refusal.ts";

/** Calls of one address within the window. */
export const MOST_CALLS = 60;
const WINDOW_MS = 60_000;
/** More addresses than this at once are more than one machine serves; those that called longest ago go. */
const MOST_ADDRESSES = 100_000;

/**
 * Bounds the calls that tell whether a phone or a bank account is a member's, so that no list of members can be made of
 * their answers. Many visitors may share an address, so the bound is far above what one of them needs.
 *
 * The function that it answers counts a call; it throws a `Refusal` (429 `REQUEST_LIMIT`) for one too many.
 */
export function createAddressLimit(clock: Clock): (address: string) => void {
  const windows = new Map<string, { since: number; calls: number }>();
  return (address) => {
    const now = clock().getTime();
    const known = windows.get(address);
    const isOver = known === undefined || Math.abs(now - known.since) >= WINDOW_MS;
    const window = isOver ? { since: now, calls: 0 } : known;
    window.calls += 1;
    // Set anew, so that the order is that of the last calls.
    windows.delete(address);
    windows.set(address, window);
    const oldest = windows.size > MOST_ADDRESSES ? windows.keys().next().value : undefined;
    if (oldest !== undefined) windows.delete(oldest);
    if (window.calls > MOST_CALLS) throw new Refusal("REQUEST_LIMIT", 429);
  };
}
