import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  BONUS_TYPES,
  bonusAvailability,
  type BonusReceipts,
  type BonusType,
  isBonusType,
} from "./bonus-availability.ts";

// Wednesday 4 March 2026, 12:00 in the operator's time.
const noon = Date.parse("2026-03-04T05:00:00Z");
const midnight = Date.parse("2026-03-03T17:00:00Z");
const monday = Date.parse("2026-03-01T17:00:00Z");
const DAY = 86_400_000;

function aBonus(
  type: string,
  maxReceived: number,
  receivedAt: readonly number[],
  isActive = false,
): BonusReceipts {
  const received = receivedAt.map((at) => ({ updatedAt: new Date(at).toISOString() }));
  return { type, maxReceived, userBonus: { isActive, received } };
}

test("a bonus that was never received is available in full", () => {
  expect(bonusAvailability({ type: "day", maxReceived: 2, userBonus: null }, noon)).toEqual({
    kind: "available",
    current: false,
    left: 2,
  });
});

test("a bonus whose limit is not known is available, however often it was received", () => {
  const bonus = { ...aBonus("day", 1, [noon, noon]), maxReceived: null };
  expect(bonusAvailability(bonus, noon)).toEqual({ kind: "available", current: false, left: null });
});

test("an active bonus is the current one, with or without receipts left", () => {
  expect(bonusAvailability(aBonus("limit", 2, [noon], true), noon)).toEqual({
    kind: "available",
    current: true,
    left: 1,
  });
  expect(bonusAvailability(aBonus("limit", 1, [noon], true), noon)).toEqual({
    kind: "received",
    current: true,
  });
});

test("a bonus with a limit of zero receipts is received", () => {
  expect(bonusAvailability(aBonus("limit", 0, []), noon).kind).toBe("received");
});

describe("type limit", () => {
  test("counts every receipt, of any age", () => {
    expect(bonusAvailability(aBonus("limit", 2, [0, noon - 400 * DAY]), noon).kind).toBe("received");
  });
});

describe("type day", () => {
  test.each([
    ["the first moment of today", midnight, "received"],
    ["the last moment of today", midnight + DAY - 1, "received"],
    ["the last moment of yesterday", midnight - 1, "available"],
    ["the first moment of tomorrow", midnight + DAY, "available"],
  ])("a receipt at %s leaves it %s", (_moment, at, kind) => {
    expect(bonusAvailability(aBonus("day", 1, [at]), noon).kind).toBe(kind);
  });

  test("reopens at the operator's midnight, not at UTC's", () => {
    const bonus = aBonus("day", 1, [midnight + DAY - 1000]);
    expect(bonusAvailability(bonus, midnight + DAY - 1).kind).toBe("received");
    expect(bonusAvailability(bonus, midnight + DAY).kind).toBe("available");
  });
});

describe("type week", () => {
  test.each([
    ["on Monday at 00:00", monday, "received"],
    ["on Sunday at 23:59:59.999", monday + 7 * DAY - 1, "received"],
    ["on the Sunday before", monday - 1, "available"],
    ["on the Monday after", monday + 7 * DAY, "available"],
  ])("a receipt %s leaves it %s", (_moment, at, kind) => {
    expect(bonusAvailability(aBonus("week", 1, [at]), noon).kind).toBe(kind);
  });
});

test("a receipt whose time fails to parse counts in total but in no day or week", () => {
  const unreadable = { isActive: false, received: [{ updatedAt: "?" }] };
  expect(bonusAvailability({ type: "limit", maxReceived: 1, userBonus: unreadable }, noon).kind).toBe(
    "received",
  );
  expect(bonusAvailability({ type: "day", maxReceived: 1, userBonus: unreadable }, noon).kind).toBe(
    "available",
  );
});

test("over any receipts, a day never counts more than its week, nor a week more than all time", () => {
  const receipts = fc.array(fc.integer({ min: noon - 20 * DAY, max: noon }), { maxLength: 20 });
  fc.assert(
    fc.property(receipts, (at) => {
      const left = (type: BonusType) => {
        const availability = bonusAvailability(aBonus(type, 100, at), noon);
        return availability.kind === "available" ? (availability.left ?? Number.NaN) : 0;
      };
      expect(left("day")).toBeGreaterThanOrEqual(left("week"));
      expect(left("week")).toBeGreaterThanOrEqual(left("limit"));
      expect(left("limit")).toBe(100 - at.length);
      // Noon minus midnight is half a day: an independent count of today's receipts.
      expect(left("day")).toBe(100 - at.filter((moment) => moment >= noon - DAY / 2).length);
    }),
  );
});

test("a bonus of an unknown type is available, whatever was received", () => {
  fc.assert(
    fc.property(
      fc.string().filter((type) => !isBonusType(type)),
      fc.array(fc.integer({ min: 0, max: noon })),
      fc.boolean(),
      (type, at, isActive) => {
        expect(bonusAvailability(aBonus(type, 1, at, isActive), noon)).toEqual({
          kind: "available",
          current: isActive,
          left: null,
        });
      },
    ),
  );
});

test("a bonus is received until the operator's next midnight, and a weekly one until Monday's", () => {
  const moments = fc.integer({ min: 0, max: Date.parse("2100-01-01T00:00:00Z") });
  const operatorDay = (at: number) => Math.floor((at + 7 * 3_600_000) / DAY);
  // 5 January 1970 was a Monday.
  const operatorWeek = (at: number) => Math.floor((operatorDay(at) - 4) / 7);
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 15 * DAY }), (at, later) => {
      const kindOf = (type: BonusType) => bonusAvailability(aBonus(type, 1, [at]), at + later).kind;
      const sameDay = operatorDay(at) === operatorDay(at + later);
      const sameWeek = operatorWeek(at) === operatorWeek(at + later);
      expect(kindOf("day")).toBe(sameDay ? "received" : "available");
      expect(kindOf("week")).toBe(sameWeek ? "received" : "available");
      expect(kindOf("limit")).toBe("received");
    }),
  );
});

test("every type is available again or received, never both, at each millisecond around midnight", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...BONUS_TYPES),
      fc.integer({ min: -5, max: 5 }),
      fc.integer({ min: -5, max: 5 }),
      (type, received, now) => {
        const { kind } = bonusAvailability(aBonus(type, 1, [midnight + received]), midnight + now);
        const sameDay = received < 0 === now < 0;
        // Midnight begins a Wednesday, so both sides are in one week.
        expect(kind).toBe(type !== "day" || sameDay ? "received" : "available");
      },
    ),
  );
});
