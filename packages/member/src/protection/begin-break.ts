import { type BreakHours, breakEnd, readBreakEnd } from "@member-wallet/domain";
import type { SafeStorage } from "../storage/storage.ts";
import { changeKept } from "./change-kept.ts";

/** Begins a break of this member in this browser. Log-outs and other members leave it. */
export function beginBreak(local: SafeStorage, member: string, hours: BreakHours, now: number): void {
  changeKept(local, "break", member, (before) => String(breakEnd(readBreakEnd(before), hours, now)));
}
