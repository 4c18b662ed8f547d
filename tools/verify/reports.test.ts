import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../root.ts";
import { playwrightOutcome, vitestOutcome } from "./reports.ts";

test("a test file that failed to load counts as a failure, one with a failed test is not counted twice and says why it failed", () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: join(ROOT, "packages/ui/src/a.test.ts"),
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "adds" },
          {
            status: "failed",
            fullName: "the sum is right",
            failureMessages: ["Failed\n{ seed: 7 }\n[1]\n  at a"],
          },
        ],
      },
      { name: join(ROOT, "packages/ui/src/b.test.ts"), status: "failed", assertionResults: [] },
      { name: join(ROOT, "packages/ui/src/c.test.ts"), status: "passed", assertionResults: [] },
    ],
  };
  expect(vitestOutcome(report)).toMatchObject({
    passed: 3,
    failed: 2,
    failures: [
      "packages/ui/src/a.test.ts > the sum is right\n  Failed\n  { seed: 7 }\n  [1]",
      "packages/ui/src/b.test.ts could not be run",
    ],
  });
});

function spec(title: string, status: string, ...durations: number[]) {
  const results = durations.map((duration) => ({ duration, errors: [] }));
  return { title, file: "money.spec.ts", tests: [{ status, projectName: "lao", results }] };
}

const FAILED = {
  status: "unexpected",
  projectName: "lao",
  results: [
    {
      duration: 1,
      errors: [{ message: "\u001B[31mError: no button\u001B[39m\nCall log:\n  - waiting\n  at a" }],
    },
  ],
};

test("a journey that passed only on retry is a failure, and journeys are named with their site and why they failed", () => {
  const report = {
    stats: { expected: 4 },
    errors: [{ message: "No servers." }],
    suites: [
      {
        specs: [spec("passes", "expected"), spec("passes late", "flaky")],
        suites: [{ specs: [{ ...spec("fails", "unexpected"), tests: [FAILED] }] }],
      },
    ],
  };
  expect(playwrightOutcome("apps/e2e/journeys", report)).toMatchObject({
    passed: 4,
    failed: 3,
    failures: [
      "[lao] apps/e2e/journeys/money.spec.ts > passes late",
      "[lao] apps/e2e/journeys/money.spec.ts > fails\n  Error: no button\n  Call log:\n    - waiting",
      "No servers.",
    ],
  });
});

test("a test file took as long as its tests, a journey's as long as its tries on all sites", () => {
  const name = join(ROOT, "packages/ui/src/a.test.ts");
  const tests = [{ name, status: "passed", assertionResults: [], startTime: 1_000, endTime: 3_500 }];
  expect(vitestOutcome({ numPassedTests: 1, testResults: tests }).files).toEqual([
    { path: "packages/ui/src/a.test.ts", seconds: 2.5 },
  ]);
  const suite = {
    file: "money.spec.ts",
    specs: [spec("passes late", "flaky", 900, 100)],
    suites: [{ specs: [spec("passes", "expected", 500)] }],
  };
  expect(
    playwrightOutcome("apps/e2e/journeys", { stats: { expected: 1 }, errors: [], suites: [suite] }).files,
  ).toEqual([{ path: "apps/e2e/journeys/money.spec.ts", seconds: 1.5 }]);
});

test("a report of another format is rejected instead of counting nothing", () => {
  expect(() => vitestOutcome({})).toThrow("testResults");
  expect(() => playwrightOutcome("apps/e2e/journeys", { errors: [] })).toThrow("suites");
});
