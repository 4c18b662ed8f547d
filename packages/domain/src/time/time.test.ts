import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatChatDate } from "./format-chat-date.ts";
import { formatDateTime, formatHourMinute, formatTime } from "./format-time.ts";
import { nextOperatorMidnight, startOfOperatorDay, startOfOperatorWeek } from "./operator-time.ts";
import { timeAgo } from "./time-ago.ts";

const moments = fc
  .date({ min: new Date("1970-01-08"), max: new Date("2199-12-31"), noInvalidDate: true })
  .map(Number);
const DAY = 86_400_000;

describe("times are shown in the operator's time, in the Gregorian calendar", () => {
  test("over midnight and the new year", () => {
    expect(formatDateTime("2025-12-31T16:59:59Z")).toBe("31/12/2025 23:59:59");
    expect(formatDateTime("2025-12-31T17:00:00.000Z")).toBe("01/01/2026 00:00:00");
    expect(formatTime("2025-12-31T17:00:01Z")).toBe("00:00:01");
    expect(formatHourMinute("2025-12-31T17:00:59Z")).toBe("00:00");
  });

  test("from any zone, and from epoch milliseconds", () => {
    expect(formatDateTime("2026-03-01T07:30:00+07:00")).toBe("01/03/2026 07:30:00");
    expect(formatDateTime("2026-03-01T00:30:00")).toBe("01/03/2026 07:30:00");
    expect(formatTime(Date.UTC(2026, 2, 1, 0, 30, 5))).toBe("07:30:05");
  });

  test.each([null, undefined, "", "yesterday", Number.NaN])("an invalid one (%j) is a dash", (value) => {
    expect(formatDateTime(value)).toBe("–");
    expect(formatTime(value)).toBe("–");
    expect(formatHourMinute(value)).toBe("–");
    expect(formatChatDate(value, "en")).toBe("–");
  });

  test("in any language", () => {
    const monday = "2026-03-01T17:00:00Z";
    expect(formatChatDate(monday, "en")).toBe("Mon, 02 Mar 2026");
    expect(formatChatDate(monday, "th")).toBe("จันทร์, 02 มี.ค. 2026");
    expect(formatChatDate(monday, "lo")).toBe("ຈັນ, 02 ມີນາ 2026");
  });

  test("formatting a day in one language does not change another language's format", () => {
    formatChatDate(0, "th");
    expect(formatChatDate(0, "en")).toBe("Thu, 01 Jan 1970");
  });

  test("always as seven hours after UTC", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const [date, time] = new Date(moment + 7 * 3_600_000).toISOString().split("T");
        expect(formatDateTime(moment)).toBe(
          `${date?.split("-").toReversed().join("/")} ${time?.slice(0, 8)}`,
        );
      }),
    );
  });
});

describe("days and weeks of the operator", () => {
  test("a week begins on Monday, 00:00 at UTC+7", () => {
    // 2 March 2026 is a Monday.
    const monday = Date.parse("2026-03-01T17:00:00Z");
    expect(startOfOperatorWeek(monday)).toBe(monday);
    expect(startOfOperatorWeek(monday - 1)).toBe(monday - 7 * DAY);
    expect(startOfOperatorWeek(monday + 7 * DAY - 1)).toBe(monday);
  });

  test("every moment lies in its day, and its day in its week", () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const day = startOfOperatorDay(moment);
        const week = startOfOperatorWeek(moment);
        expect(day).toBeLessThanOrEqual(moment);
        expect(moment).toBeLessThan(day + DAY);
        expect(nextOperatorMidnight(moment)).toBe(day + DAY);
        expect([0, 1, 2, 3, 4, 5, 6]).toContain((day - week) / DAY);
        expect(formatTime(day)).toBe("00:00:00");
        expect(formatChatDate(week, "en")).toMatch(/^Mon/);
      }),
    );
  });
});

describe("time ago", () => {
  const now = Date.parse("2026-03-01T00:00:00Z");

  test.each([
    [30_000, "second", 30],
    [59_999, "second", 59],
    [60_000, "minute", 1],
    [3_600_000 - 1, "minute", 59],
    [3_600_000, "hour", 1],
    [DAY - 1, "hour", 23],
    [DAY, "day", 1],
    [30 * DAY - 1, "day", 29],
    [30 * DAY, "month", 1],
    [364 * DAY, "month", 12],
    [365 * DAY, "year", 1],
  ])("%d ms are formatted in the unit %s (%d)", (age, unit, count) => {
    expect(timeAgo(now - age, now)).toEqual({ unit, count });
  });

  test.each([-DAY, -1, 0, 999, 29_999])("of %d ms is just now", (age) => {
    expect(timeAgo(now - age, now)).toEqual({ unit: "now" });
  });

  test("of an invalid moment is null", () => {
    expect(timeAgo("soon", now)).toBeNull();
    expect(timeAgo(null, now)).toBeNull();
  });
});
