import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readExpiry } from "./expiry.ts";
import { formatCountdown, remaining } from "./remaining.ts";
import { serverClockOffset } from "./server-clock.ts";

const secondsShown = (shown: string) => shown.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);
const now = Date.parse("2026-03-01T00:00:00Z");

describe("the expiry of a QR", () => {
  test.each([
    ["an ISO time", "2026-03-01T00:05:00Z", now + 300_000],
    ["epoch milliseconds", now + 300_000, now + 300_000],
    ["epoch milliseconds as text", String(now + 300_000), now + 300_000],
    ["epoch seconds", (now + 300_000) / 1000, now + 300_000],
    ["seconds left", 300, now + 300_000],
    ["seconds left as text", " 300 ", now + 300_000],
    ["no second left", 0, now],
    ["the last number of seconds left", 1e9 - 1, now + (1e9 - 1) * 1000],
    ["the first epoch seconds", 1e9, 1e12],
    ["the first epoch milliseconds", 1e11, 1e11],
  ])("is read from %s", (_form, expireIn, deadline) => {
    expect(readExpiry(expireIn, now)).toBe(deadline);
  });

  test.each([null, undefined, "", "soon", Number.NaN, Number.POSITIVE_INFINITY, {}, [], true])(
    "has no default for %j",
    (expireIn) => {
      expect(readExpiry(expireIn, now)).toBeNull();
    },
  );

  test("is the same moment in every format", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 86_400 }), (seconds) => {
        const deadline = now + seconds * 1000;
        for (const form of [seconds, deadline, deadline / 1000, new Date(deadline).toISOString()]) {
          expect(readExpiry(form, now)).toBe(deadline);
        }
      }),
    );
  });
});

describe("the server's clock", () => {
  test("is known to the second, for any offset of the device's clock", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: now, max: now + 1e9 }),
        fc.integer({ min: -600_000, max: 600_000 }),
        fc.integer({ min: 0, max: 3_600_000 }),
        (trueTime, skew, later) => {
          const offset = serverClockOffset(new Date(trueTime).toUTCString(), trueTime + skew);
          const serverTime = trueTime + skew + later + offset;
          expect(Math.abs(serverTime - (trueTime + later))).toBeLessThanOrEqual(500);
        },
      ),
    );
  });

  test.each(["", "not a date"])("falls back to the device's when the header is %j", (header) => {
    expect(serverClockOffset(header, now)).toBe(0);
  });
});

describe("the countdown", () => {
  test("is right after the device slept, because its deadline is absolute", () => {
    const deadline = readExpiry(600, now) ?? 0;
    expect(formatCountdown(remaining(deadline, now))).toBe("10:00");
    expect(formatCountdown(remaining(deadline, now + 300_000))).toBe("05:00");
    expect(formatCountdown(remaining(deadline, now + 3_600_000))).toBe("00:00");
  });

  test.each([
    [0, "00:00"],
    [-1, "00:00"],
    [1, "00:01"],
    [1000, "00:01"],
    [59_001, "01:00"],
    [3_599_000, "59:59"],
    [5_400_000, "90:00"],
    [6_000_000, "100:00"],
  ])("shows %d ms as %s", (left, shown) => {
    expect(formatCountdown(left)).toBe(shown);
  });

  test("shows 00:00 exactly when nothing is left, and never grows", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7_200_000 }), fc.nat(5_000), (left, passed) => {
        expect(formatCountdown(left) === "00:00").toBe(left === 0);
        const later = formatCountdown(remaining(left, passed));
        expect(secondsShown(later)).toBeLessThanOrEqual(secondsShown(formatCountdown(left)));
      }),
    );
  });
});
