import { type Satang, satang, sumSatang } from "../money/satang.ts";
import { startOfOperatorMonth } from "../time/operator-month.ts";
import { startOfOperatorDay, startOfOperatorWeek } from "../time/operator-time.ts";

/** What a limit of deposits counts: the operator's day, week (from Monday) and month. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;

/** The period of a limit. */
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** How much a player wants to deposit at most, by period; an absent one has no limit. */
export type DepositLimits = Readonly<Partial<Record<LimitPeriod, Satang>>>;

/** The limits that a player set: those that were in force then, and those that replace them later. */
export interface KeptLimits {
  readonly now: DepositLimits;
  /** `from` in epoch milliseconds by the server's clock. `null` when nothing waits. */
  readonly later: { readonly limits: DepositLimits; readonly from: number } | null;
}

/** The limits of a player who has set none. */
export const NO_LIMITS: KeptLimits = { now: {}, later: null };

/** How long a raise waits, in milliseconds: 24 hours. */
const RAISE_WAITS = 24 * 60 * 60 * 1_000;

/** The limits in force at a time, in epoch milliseconds by the server's clock. */
export function limitsAt({ now, later }: KeptLimits, time: number): DepositLimits {
  return later !== null && later.from <= time ? later.limits : now;
}

/**
 * Sets other limits (§2 Player protection): what is lower is in force at once, what is higher or gone after 24 hours. It
 * replaces a raise that waits; the same one goes on waiting.
 * @param now in epoch milliseconds by the server's clock.
 */
export function setLimits(kept: KeptLimits, wanted: DepositLimits, now: number): KeptLimits {
  const before = limitsAt(kept, now);
  const lower = ofEach((period) => {
    const both = [before[period], wanted[period]].filter((limit) => limit !== undefined);
    return both.length === 0 ? undefined : satang(Math.min(...both));
  });
  if (same(lower, wanted)) return { now: lower, later: null };
  const waits = kept.later !== null && kept.later.from > now && same(kept.later.limits, wanted);
  const from = waits && kept.later ? kept.later.from : now + RAISE_WAITS;
  return { now: lower, later: { limits: wanted, from } };
}

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

/** Reads stored limits; none from anything else. */
export function readLimits(stored: string | null): KeptLimits {
  try {
    const { now, later } = JSON.parse(stored ?? "{}") as Partial<Record<keyof KeptLimits, unknown>>;
    const { limits, from } = (later ?? {}) as { limits?: unknown; from?: unknown };
    return {
      now: limitsOf(now),
      later: typeof from === "number" ? { limits: limitsOf(limits), from } : null,
    };
  } catch {
    return NO_LIMITS; // Not written by us.
  }
}

const STARTS: Record<LimitPeriod, (now: number) => number> = {
  day: startOfOperatorDay,
  week: startOfOperatorWeek,
  month: startOfOperatorMonth,
};

function ofEach(limitOf: (period: LimitPeriod) => Satang | undefined): DepositLimits {
  const limits: Partial<Record<LimitPeriod, Satang>> = {};
  for (const period of LIMIT_PERIODS) {
    const limit = limitOf(period);
    if (limit !== undefined) limits[period] = limit;
  }
  return limits;
}

function limitsOf(value: unknown): DepositLimits {
  if (typeof value !== "object" || value === null) return {};
  const stored = value as Partial<Record<LimitPeriod, unknown>>;
  return ofEach((period) => {
    const limit = stored[period];
    return typeof limit === "number" && Number.isSafeInteger(limit) && limit >= 0 ? satang(limit) : undefined;
  });
}

const same = (one: DepositLimits, other: DepositLimits) =>
  LIMIT_PERIODS.every((period) => one[period] === other[period]);
