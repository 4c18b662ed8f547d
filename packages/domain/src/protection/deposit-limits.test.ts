import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import {
  type DepositLimits,
  LIMIT_PERIODS,
  limitsAt,
  limitUse,
  NO_LIMITS,
  readLimits,
  setLimits,
} from "./deposit-limits.ts";

const HOUR = 3_600_000;
const BANGKOK_NOON = Date.parse("2026-11-25T05:00:00Z"); // A Wednesday.
const limit = fc.option(fc.nat(1_000_000).map(satang), { nil: undefined });
const limits = fc
  .record({ day: limit, week: limit, month: limit })
  .map((drawn): DepositLimits => JSON.parse(JSON.stringify(drawn)) as DepositLimits);
const atMost = (set: DepositLimits, period: (typeof LIMIT_PERIODS)[number]) => set[period] ?? Infinity;

describe("limits of deposits", () => {
  test("lower at once, and rise after 24 hours", () => {
    const first = setLimits(NO_LIMITS, { day: satang(50_000) }, 0);
    expect(limitsAt(first, 0)).toEqual({ day: 50_000 });
    const raised = setLimits(first, { day: satang(80_000), week: satang(90_000) }, HOUR);
    expect(limitsAt(raised, 25 * HOUR - 1)).toEqual({ day: 50_000, week: 90_000 });
    expect(limitsAt(raised, 25 * HOUR)).toEqual({ day: 80_000, week: 90_000 });
    const removed = setLimits(raised, {}, 30 * HOUR);
    expect(limitsAt(removed, 54 * HOUR - 1)).toEqual({ day: 80_000, week: 90_000 });
    expect(limitsAt(removed, 54 * HOUR)).toEqual({});
  });

  test("that rise go on waiting when the same ones are set again, and begin anew for others", () => {
    const first = setLimits(NO_LIMITS, { day: satang(100) }, 0);
    const raised = setLimits(first, { day: satang(200) }, 0);
    expect(setLimits(raised, { day: satang(200) }, HOUR)).toEqual(raised);
    expect(setLimits(raised, { day: satang(300) }, HOUR).later?.from).toBe(25 * HOUR);
  });

  test("are never higher than what was in force within the last 24 hours, in any order of changes", () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wanted: limits, hours: fc.nat(30) }), { maxLength: 10 }),
        (changes) => {
          let kept = NO_LIMITS;
          let now = BANGKOK_NOON;
          let waits = { wanted: NO_LIMITS.now, from: now };
          for (const { wanted, hours } of changes) {
            now += hours * HOUR;
            const before = limitsAt(kept, now);
            const isSame = waits.from > now && JSON.stringify(waits.wanted) === JSON.stringify(wanted);
            if (!isSame) waits = { wanted, from: now + 24 * HOUR };
            // As a reload reads them.
            kept = readLimits(JSON.stringify(setLimits(kept, wanted, now)));
            for (const period of LIMIT_PERIODS) {
              const lower = Math.min(atMost(before, period), atMost(wanted, period));
              expect(atMost(limitsAt(kept, now), period)).toBe(lower);
              expect(atMost(limitsAt(kept, waits.from - 1), period)).toBe(lower);
              expect(atMost(limitsAt(kept, waits.from), period)).toBe(atMost(wanted, period));
            }
          }
        },
      ),
    );
  });

  test.each(["", "{", "null", "[]", '{"now":{"day":"1"}}', '{"now":{"day":-1},"later":{"from":"x"}}'])(
    "stored as %j are none",
    (stored) => {
      expect(readLimits(stored)).toEqual(NO_LIMITS);
    },
  );
});

describe("the use of limits", () => {
  const known = {
    since: 0,
    deposits: [
      { at: Date.parse("2026-11-24T17:00:00Z"), amount: satang(100) }, // Bangkok's midnight of that day.
      { at: Date.parse("2026-11-24T16:59:59Z"), amount: satang(1_000) }, // The day before, the same week.
      { at: Date.parse("2026-11-22T16:59:59Z"), amount: satang(10_000) }, // The Sunday before.
      { at: Date.parse("2026-10-31T16:59:59Z"), amount: satang(100_000) }, // October.
    ],
  };

  test.each([
    ["day", 100],
    ["week", 1_100],
    ["month", 11_100],
  ] as const)("of a %s counts the operator's, from Monday and from the first", (period, deposited) => {
    const use = limitUse({ [period]: satang(20_000) }, known, BANGKOK_NOON);
    expect(use).toEqual({ period, limit: 20_000, deposited, left: 20_000 - deposited });
  });

  test("is that of the limit that leaves the least", () => {
    const both = { day: satang(2_000), week: satang(2_500) };
    expect(limitUse(both, known, BANGKOK_NOON)).toMatchObject({ period: "week", left: 1_400 });
    expect(limitUse({ ...both, month: satang(11_000) }, known, BANGKOK_NOON)).toMatchObject({ left: 0 });
    expect(limitUse({}, known, BANGKOK_NOON)).toBeNull();
  });

  test("is unknown where the statement is, where it doesn't reach back, and where an amount is missing", () => {
    const day = { day: satang(500) };
    const unknown = { period: "day", limit: 500, deposited: null };
    expect(limitUse(day, null, BANGKOK_NOON)).toEqual({ ...unknown, left: 500 });
    expect(limitUse(day, { ...known, since: BANGKOK_NOON }, BANGKOK_NOON)).toEqual({ ...unknown, left: 400 });
    const missing = { since: 0, deposits: [{ at: BANGKOK_NOON, amount: null }, ...known.deposits] };
    expect(limitUse(day, missing, BANGKOK_NOON)).toEqual({ ...unknown, left: 400 });
  });
});
