import { type Satang, satang, sumSatang } from "../money/satang.ts";
import { startOfOperatorMonth } from "../time/operator-month.ts";
import { startOfOperatorDay, startOfOperatorWeek } from "../time/operator-time.ts";

/** What a limit of deposits counts: the operator's day, week (from Monday) and month. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;

/** The period of a limit. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** How much a player wants to deposit at most, by period; an absent one has no limit. */
export type DepositLimits = Readonly<Partial<Record<LimitPeriod, Satang>>>;

/** A player's deposits, as far as the statement was loaded. */
export interface KnownDeposits {
  /** `at` in epoch milliseconds; a `null` amount is unknown. */
  readonly deposits: readonly { readonly at: number; readonly amount: Satang | null }[];
  /** None is missing from here on, in epoch milliseconds. */
  readonly since: number;
}

/** How far a limit is used up. */
export interface LimitUse {
  readonly period: LimitPeriod;
  readonly limit: Satang;
  /** Deposited in the period so far; `null` while it is unknown. */
  readonly deposited: Satang | null;
  /** What may still be deposited, at most; 0 when the limit is reached. */
  readonly left: Satang;
}

/**
 * The limit that leaves the least; `null` without limits.
 * @param known `null` while the statement is unknown.
 * @param now in epoch milliseconds by the server's clock.
 */
export function limitUse(limits: DepositLimits, known: KnownDeposits | null, now: number): LimitUse | null {
  const uses = LIMIT_PERIODS.flatMap((period): LimitUse[] => {
    const limit = limits[period];
    if (limit === undefined) return [];
    const start = STARTS[period](now);
    const deposits = (known?.deposits ?? []).filter(({ at }) => at >= start);
    const amounts = deposits.map(({ amount }) => amount);
    const sum = sumSatang(amounts.filter((amount) => amount !== null));
    const complete = known !== null && known.since <= start && !amounts.includes(null);
    return [{ period, limit, deposited: complete ? sum : null, left: satang(Math.max(0, limit - sum)) }];
  });
  return uses.toSorted((one, other) => one.left - other.left)[0] ?? null;
}

const STARTS: Record<LimitPeriod, (now: number) => number> = {
  day: startOfOperatorDay,
  week: startOfOperatorWeek,
  month: startOfOperatorMonth,
};
