import "dayjs/locale/lo.js";
import "dayjs/locale/th.js";
import { MISSING } from "../missing.ts";
import { type Instant, operatorMoment } from "./instant.ts";

/**
 * The day above a group of chat messages: `ddd, DD MMM YYYY` (§9) in the reader's language, Gregorian, in the
 * operator's time; a dash for an invalid time. A separate module, so that only chat loads the names of days and months.
 */
export function formatChatDate(instant: Instant | null | undefined, language: "th" | "lo" | "en"): string {
  return operatorMoment(instant)?.locale(language).format("ddd, DD MMM YYYY") ?? MISSING;
}
