import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BREAK_HOURS, breakEnd, readBreakEnd } from "./break.ts";

const HOUR = 3_600_000;

test("a break lasts as long as was chosen", () => {
  expect(breakEnd(null, 1, 1_000)).toBe(1_000 + HOUR);
  expect(breakEnd(500, 168, 1_000)).toBe(1_000 + 168 * HOUR);
});

test("no further break ends one earlier that runs", () => {
  const time = fc.nat(1_000 * HOUR);
  fc.assert(
    fc.property(time, time, fc.constantFrom(...BREAK_HOURS), (running, now, hours) => {
      const end = breakEnd(running, hours, now);
      expect(end).toBeGreaterThanOrEqual(running);
      expect(end).toBeGreaterThanOrEqual(now + hours * HOUR);
    }),
  );
});

test("an end is read as it was written, and nothing else is", () => {
  expect(readBreakEnd("1700000000000")).toBe(1_700_000_000_000);
  for (const text of [null, "", "soon", "-1", "1.5", "1e99", "99999999999999999999"])
    expect(readBreakEnd(text)).toBeNull();
});
