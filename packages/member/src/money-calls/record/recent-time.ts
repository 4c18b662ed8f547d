import { longestTime, type LongestTime } from "@member-wallet/domain";
import type { MoneyRow } from "./money-rows.ts";

/** How long the latest of these took whose money arrived at a known time; `null` where too few are known. */
export function recentTime(rows: readonly MoneyRow[]): LongestTime | null {
  return longestTime(
    rows.flatMap(({ at, endedAt, state }) =>
      state === "success" && endedAt !== null ? { from: at, to: endedAt } : [],
    ),
  );
}
