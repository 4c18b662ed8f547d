import { expect, test } from "vitest";
import { longestTime } from "./longest-time.ts";

const FROM = "2026-01-05T03:00:00.000Z";
/** Arrivals that took so many seconds. */
const took = (...seconds: number[]) =>
  seconds.map((each) => ({ from: FROM, to: new Date(Date.parse(FROM) + each * 1_000).toISOString() }));

test.each([
  ["the longest, in whole minutes, rounded up", [20, 61, 30], { unit: "minute", count: 2 }],
  ["a minute at least, also by a clock that ran back", [0, -5], { unit: "minute", count: 1 }],
  ["minutes up to two hours", [7_200, 60], { unit: "minute", count: 120 }],
  ["hours beyond, rounded up", [7_201, 60], { unit: "hour", count: 3 }],
  ["the five latest only", [60, 60, 60, 60, 60, 9_000], { unit: "minute", count: 1 }],
  ["nothing for fewer than two", [60], null],
  ["nothing for none", [], null],
])("is %s", (_what, seconds, expected) => {
  expect(longestTime(took(...seconds))).toEqual(expected);
});
