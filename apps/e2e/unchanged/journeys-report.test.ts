import { expect, test } from "vitest";
import { EMPTY_REPORT, type JourneysReport, passedJourneys, withPassed } from "./journeys-report.ts";

/** A report of one file of journeys: each with what it asked for, and how it ended. */
function reportOf(journeys: readonly (readonly [loaded: string[], status: string])[]): JourneysReport {
  const specs = journeys.map(([loaded, status]) => ({
    tests: [
      {
        projectName: "lao",
        status,
        annotations: [{ type: "loaded", description: JSON.stringify(loaded) }],
        results: [{ duration: 1500 }],
      },
    ],
  }));
  return {
    stats: { expected: journeys.filter(([, status]) => status === "expected").length },
    errors: [],
    suites: [{ file: "money.spec.ts", specs: [], suites: [{ specs }] }],
  } as unknown as JourneysReport;
}

test("a file of journeys that all passed is told with all that they asked for", () => {
  const report = reportOf([
    [["assets/index-AAAAAAA.js"], "expected"],
    [["assets/Wheel-BBBBBBB.js"], "expected"],
    [[], "skipped"],
  ]);
  expect(passedJourneys(report)).toEqual([
    {
      file: "money.spec.ts",
      site: "lao",
      tests: 2,
      seconds: 3,
      loaded: ["assets/index-AAAAAAA.js", "assets/Wheel-BBBBBBB.js"],
    },
  ]);
});

test.each(["unexpected", "flaky"])(
  "a file with a journey that ended %s is not among those that passed",
  (status) => {
    expect(
      passedJourneys(
        reportOf([
          [[], "expected"],
          [[], status],
        ]),
      ),
    ).toEqual([]);
  },
);

test("what passed before is counted with what was walked", () => {
  const walked = reportOf([
    [[], "expected"],
    [[], "unexpected"],
  ]);
  const passed = { "wheel.spec.ts": { tests: 3, seconds: 2, inputs: [], hash: "" } };
  expect(withPassed(walked, passed)).toMatchObject({
    stats: { expected: 4 },
    suites: [
      { file: "money.spec.ts" },
      { file: "wheel.spec.ts", specs: [{ tests: [{ status: "expected", results: [{ duration: 2000 }] }] }] },
    ],
  });
  expect(withPassed(EMPTY_REPORT, {})).toEqual({ stats: { expected: 0 }, errors: [], suites: [] });
});
