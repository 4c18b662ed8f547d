import { expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.ts";

test("a test file that could not be read counts as a failure, one with a failed test is not counted twice", () => {
  const report = {
    numPassedTests: 3,
    numFailedTests: 1,
    testResults: [
      { status: "failed", assertionResults: [{ status: "failed" }] },
      { status: "failed", assertionResults: [] },
      { status: "passed", assertionResults: [{ status: "passed" }] },
    ],
  };
  expect(countVitest(report)).toEqual({ passed: 3, failed: 2 });
});

test("a journey that passed only when repeated is a failure", () => {
  expect(countPlaywright({ stats: { expected: 4, unexpected: 1, flaky: 1 }, errors: [] })).toEqual({
    passed: 4,
    failed: 2,
  });
});

test("a report of another form is refused instead of counting nothing", () => {
  expect(() => countVitest({})).toThrow("numPassedTests");
});
