import { epochOf } from "../time/instant.ts";
import { startOfOperatorDay, startOfOperatorWeek } from "../time/operator-time.ts";

/** The period in which the receipts of a bonus are counted (§9): all time, today, or this week from Monday. */
export const BONUS_TYPES = ["limit", "day", "week"] as const;

/** A type of bonus that this client knows. */
export type BonusType = (typeof BONUS_TYPES)[number];

/** Whether a bonus's type is known; one of another type can be received as long as the server gives it. */
export function isBonusType(type: string): type is BonusType {
  return (BONUS_TYPES as readonly string[]).includes(type);
}

/** The fields of a bonus that the rule reads; a `BonusItem` of the API fits. */
export interface BonusReceipts {
  /** A `BonusType`, or one that this client does not know. */
  readonly type: string;
  /** How often it can be received in its period; `null` when that is not known. */
  readonly maxReceived: number | null;
  /** What the member has received of it, by ISO time; `null` when nothing. */
  readonly userBonus: {
    readonly isActive: boolean;
    readonly received: readonly { readonly updatedAt: string }[];
  } | null;
}

/**
 * `current`: the bonus is the active one, which is possible in either state. `left`: the receipts left in the period;
 * `null` for an unknown type or limit.
 */
export type BonusAvailability =
  | { readonly kind: "available"; readonly current: boolean; readonly left: number | null }
  | { readonly kind: "received"; readonly current: boolean };

const DAY = 86_400_000;

/**
 * Whether the member can still receive the bonus at `now` (epoch milliseconds): it is `received` once its receipts
 * reach `maxReceived` (§2, §4). Days and weeks are the operator's, UTC+7. A bonus of an unknown type or limit stays
 * available, because only the server knows how often it can be received.
 */
export function bonusAvailability(bonus: BonusReceipts, now: number): BonusAvailability {
  const current = bonus.userBonus?.isActive ?? false;
  if (!isBonusType(bonus.type) || bonus.maxReceived === null)
    return { kind: "available", current, left: null };
  const left = bonus.maxReceived - receipts(bonus.type, bonus.userBonus?.received ?? [], now);
  return left > 0 ? { kind: "available", current, left } : { kind: "received", current };
}

function receipts(type: BonusType, received: readonly { updatedAt: string }[], now: number): number {
  if (type === "limit") return received.length;
  const [from, to] = receiptWindow(type, now);
  return received.filter(({ updatedAt }) => {
    const at = epochOf(updatedAt);
    return at !== null && at >= from && at < to;
  }).length;
}

/**
 * The window as a half-open span; the operator's clock has no daylight saving time, so all days have the same length.
 */
function receiptWindow(type: "day" | "week", now: number): readonly [from: number, to: number] {
  if (type === "day") {
    const from = startOfOperatorDay(now);
    return [from, from + DAY];
  }
  const from = startOfOperatorWeek(now);
  return [from, from + 7 * DAY];
}
