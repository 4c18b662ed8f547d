import * as fc from "fast-check";
import { expect, test } from "vitest";
import { startOfOperatorDay } from "../time/operator-time.ts";
import {
  type CountedTime,
  countTime,
  goOn,
  isTimeUp,
  NO_TIME,
  readCountedTime,
  timeOnDay,
} from "./time-on-day.ts";

const DAY = 86_400_000;
const MINUTE = 60_000;
const MIDNIGHT = Date.parse("2026-11-24T17:00:00Z"); // Bangkok's.
const spentAt = (counted: CountedTime, now: number) => timeOnDay(counted, now).spent;

/** Looks at the page at these times. */
const lookAt = (...times: number[]) => times.reduce(countTime, NO_TIME);

test("the first look counts nothing, each further one the time since the last", () => {
  expect(spentAt(lookAt(MIDNIGHT), MIDNIGHT)).toBe(0);
  expect(spentAt(lookAt(MIDNIGHT, MIDNIGHT + 10_000, MIDNIGHT + 25_000), MIDNIGHT)).toBe(25_000);
});

test("a page that was not seen for more than half a minute spends no time", () => {
  expect(spentAt(lookAt(MIDNIGHT, MIDNIGHT + 30_000), MIDNIGHT)).toBe(30_000);
  expect(spentAt(lookAt(MIDNIGHT, MIDNIGHT + 30_001), MIDNIGHT)).toBe(0);
});

test("a new day of the operator begins at nothing", () => {
  const counted = lookAt(MIDNIGHT - 20_000, MIDNIGHT - 10_000, MIDNIGHT + 5_000);
  expect(spentAt(counted, MIDNIGHT - 1)).toBe(10_000);
  expect(spentAt(counted, MIDNIGHT)).toBe(5_000);
});

test("tabs that are seen together, reloads and a phone's other day in between never count less than one page does, nor more", () => {
  const steps = fc.array(
    fc.record({
      wait: fc.nat(9_999),
      tab: fc.nat(2),
      // Before the server's clock is known, the phone's says another day.
      wrongBy: fc.option(fc.constantFrom(-DAY, DAY)),
    }),
    { minLength: 1, maxLength: 200 },
  );
  fc.assert(
    fc.property(steps, (looks) => {
      const start = startOfOperatorDay(MIDNIGHT) + DAY / 2;
      let now = start;
      let counted = countTime(NO_TIME, now);
      let most = 0;
      let least = 0;
      let before = { at: now, right: true };
      for (const { wait, wrongBy } of looks) {
        now += wait;
        const right = wrongBy === null;
        most = now - start;
        if (right && before.right) least += now - before.at;
        counted = readCountedTime(JSON.stringify(countTime(counted, now + (wrongBy ?? 0))));
        before = { at: now, right };
      }
      expect(spentAt(counted, now)).toBeGreaterThanOrEqual(least);
      expect(spentAt(counted, now)).toBeLessThanOrEqual(most);
    }),
  );
});

test("the time is up once it is spent, whatever is typed two minutes later, and again each quarter of an hour", () => {
  const today = { day: 0, spent: 60 * MINUTE, wentOnAt: null };
  expect(isTimeUp({ ...today, spent: 60 * MINUTE - 1 }, 60, 10_000)).toBe(false);
  expect(isTimeUp(today, 60, 10_000)).toBe(true);
  expect(isTimeUp(today, 60, 9_999)).toBe(false);
  expect(isTimeUp({ ...today, spent: 62 * MINUTE }, 60, 0)).toBe(true);
  const wentOn = goOn({ seenAt: 0, days: [{ ...today, day: startOfOperatorDay(0) }] }, 0);
  const later = (minutes: number) => ({ ...timeOnDay(wentOn, 0), spent: minutes * MINUTE });
  expect(isTimeUp({ ...later(75), spent: 75 * MINUTE - 1 }, 60, 10_000)).toBe(false);
  expect(isTimeUp(later(75), 60, 10_000)).toBe(true);
});

test("who went on below a limit that is higher now is asked at the higher one", () => {
  const today = { day: 0, spent: 60 * MINUTE, wentOnAt: 30 * MINUTE };
  expect(isTimeUp(today, 61, 10_000)).toBe(false);
  expect(isTimeUp(today, 60, 10_000)).toBe(true);
});

test("a limit of no time is used up at once, and asks again after a quarter of an hour", () => {
  expect(isTimeUp({ day: 0, spent: 0, wentOnAt: null }, 0, 10_000)).toBe(true);
  expect(isTimeUp({ day: 0, spent: 10 * MINUTE, wentOnAt: 0 }, 0, 10_000)).toBe(false);
});

test.each([
  null,
  "",
  "{",
  "null",
  "[]",
  '{"seenAt":-1,"days":[]}',
  '{"seenAt":"1","days":[]}',
  '{"seenAt":1}',
])("stored as %j it is none", (stored) => {
  expect(readCountedTime(stored)).toEqual(NO_TIME);
});

test("of stored days those that are none are left out", () => {
  const day = { day: 0, spent: 1, wentOnAt: null };
  const stored = JSON.stringify({ seenAt: 5, days: [null, day, { ...day, spent: -1 }, { day: "1" }] });
  expect(readCountedTime(stored)).toEqual({ seenAt: 5, days: [day] });
});
