import { describe, expect, test } from "vitest";
import { satang } from "../money/satang.ts";
import { limitUse } from "./deposit-limits.ts";

const BANGKOK_NOON = Date.parse("2026-11-25T05:00:00Z"); // A Wednesday.

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
