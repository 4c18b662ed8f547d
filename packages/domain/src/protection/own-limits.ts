import { type DepositLimits, LIMIT_PERIODS } from "./deposit-limits.ts";

/** What a player limits for themselves; an absent one has no limit. */
export interface OwnLimits extends DepositLimits {
  /** How long they want to be logged in on a day of the operator, in minutes. */
  readonly minutesPerDay?: number;
}

/** The limits that a player set: those that were in force then, and those that replace them later. */
export interface KeptLimits {
  readonly now: OwnLimits;
  /** `from` in epoch milliseconds by the server's clock. `null` when nothing waits. */
  readonly later: { readonly limits: OwnLimits; readonly from: number } | null;
}

/** The limits of a player who has set none. */
export const NO_LIMITS: KeptLimits = { now: {}, later: null };

const KINDS = [...LIMIT_PERIODS, "minutesPerDay"] as const;
type Kind = (typeof KINDS)[number];

/** How long a raise waits, in milliseconds: 24 hours. */
const RAISE_WAITS = 24 * 60 * 60 * 1_000;

/** The limits in force at a time, in epoch milliseconds by the server's clock. */
export function limitsAt({ now, later }: KeptLimits, time: number): OwnLimits {
  return later !== null && later.from <= time ? later.limits : now;
}

/**
 * Sets other limits (§2 Player protection): what is lower is in force at once, what is higher or gone after 24 hours. It
 * replaces a raise that waits; the same one goes on waiting.
 * @param now in epoch milliseconds by the server's clock.
 */
export function setLimits(kept: KeptLimits, wanted: OwnLimits, now: number): KeptLimits {
  const before = limitsAt(kept, now);
  const lower = ofEach((kind) => {
    const both = [before[kind], wanted[kind]].filter((limit) => limit !== undefined);
    return both.length === 0 ? undefined : Math.min(...both);
  });
  if (sameLimits(lower, wanted)) return { now: lower, later: null };
  const waits = kept.later !== null && kept.later.from > now && sameLimits(kept.later.limits, wanted);
  const from = waits && kept.later ? kept.later.from : now + RAISE_WAITS;
  return { now: lower, later: { limits: wanted, from } };
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

function ofEach(limitOf: (kind: Kind) => number | undefined): OwnLimits {
  const limits: Partial<Record<Kind, number>> = {};
  for (const kind of KINDS) {
    const limit = limitOf(kind);
    if (limit !== undefined) limits[kind] = limit;
  }
  return limits as OwnLimits;
}

function limitsOf(value: unknown): OwnLimits {
  if (typeof value !== "object" || value === null) return {};
  const stored = value as Partial<Record<Kind, unknown>>;
  return ofEach((kind) => {
    const limit = stored[kind];
    return typeof limit === "number" && Number.isSafeInteger(limit) && limit >= 0 ? limit : undefined;
  });
}

/** Whether both limit the same. */
export const sameLimits = (one: OwnLimits, other: OwnLimits): boolean =>
  KINDS.every((kind) => one[kind] === other[kind]);
