import { readBreakEnd } from "@member-wallet/domain";
import type { SafeStorage } from "../storage/storage.ts";
import { readKept } from "./kept.ts";

/**
 * When the member's last break ends, in epoch milliseconds; `null` without one. Until an answer has named the member
 * (`null`) it is the latest of anyone's in this browser.
 */
export function breakUntil(local: SafeStorage, member: string | null): number | null {
  const ends = readKept(local, "break", member).flatMap((stored) => readBreakEnd(stored) ?? []);
  return ends.length === 0 ? null : Math.max(...ends);
}
