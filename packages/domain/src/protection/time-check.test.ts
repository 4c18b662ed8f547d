import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isTimeCheckDue, readTimeCheck, TIME_CHECKS } from "./time-check.ts";

const MINUTE = 60_000;
const every = fc.constantFrom(...TIME_CHECKS.filter((each) => each !== "off"));

test("it is not due before its time, whatever is typed", () => {
  fc.assert(
    fc.property(every, fc.nat(1e6), fc.nat(8e6), fc.nat(59), (minutes, since, typed, share) => {
      expect(isTimeCheckDue(minutes, since, typed, since + (minutes * MINUTE * share) / 60)).toBe(false);
    }),
  );
});

test("two minutes after its time it is due, whatever is typed", () => {
  fc.assert(
    fc.property(every, fc.nat(1e6), fc.nat(8e6), fc.nat(8e6), (minutes, since, typed, more) => {
      expect(isTimeCheckDue(minutes, since, typed, since + (minutes + 2) * MINUTE + more)).toBe(true);
    }),
  );
});

test("within those two minutes it waits for ten seconds without a key", () => {
  fc.assert(
    fc.property(every, fc.nat(2 * MINUTE - 1), fc.nat(2 * MINUTE), (minutes, late, ago) => {
      const now = minutes * MINUTE + late;
      expect(isTimeCheckDue(minutes, 0, now - ago, now)).toBe(ago >= 10_000);
    }),
  );
});

test("who has switched it off is never asked", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (since, typed, now) => {
      expect(isTimeCheckDue("off", since, typed, now)).toBe(false);
    }),
  );
});

test.each(TIME_CHECKS)("%s is read as it is stored", (choice) => {
  expect(readTimeCheck(String(choice))).toBe(choice);
});

test.each([null, "", "45", "on"])("%s is no choice", (stored) => {
  expect(readTimeCheck(stored)).toBeNull();
});
