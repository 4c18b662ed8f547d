import "dayjs/locale/lo.js";
import "dayjs/locale/th.js";
import { MISSING } from "../missing.ts";
import { type Instant, operatorMoment } from "./instant.ts";

/**
 * The day that a stretch of chat belongs to: `ddd, DD MMM YYYY` (§9) in the reader's language, Gregorian,
 * on the operator's clock; a dash when unreadable. A module of its own, so that only chat carries the
 * names of days and months.
 */
export function formatChatDate(instant: Instant | null | undefined, language: "th" | "lo" | "en"): string {
  return operatorMoment(instant)?.locale(language).format("ddd, DD MMM YYYY") ?? MISSING;
}
