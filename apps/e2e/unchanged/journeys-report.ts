import type { JSONReport, JSONReportSuite, JSONReportTest } from "@playwright/test/reporter";
import type { PassedFiles } from "@member-wallet/tools/passed-files";
import { LOADED } from "../support/loaded-files.ts";

/** What is read and written of Playwright's report. */
export interface JourneysReport {
  stats: Pick<JSONReport["stats"], "expected">;
  errors: JSONReport["errors"];
  suites: JSONReportSuite[];
}

export const EMPTY_REPORT: JourneysReport = { stats: { expected: 0 }, errors: [], suites: [] };

/** A file of journeys that passed. */
interface PassedJourneys {
  /** Its name in `journeys/`. */
  file: string;
  site: string;
  tests: number;
  seconds: number;
  /** What its pages asked for. */
  loaded: string[];
}

/** The files of journeys that passed in a run, on the one site that `npm test` walks them on. */
export function passedJourneys({ suites }: JourneysReport): PassedJourneys[] {
  return suites.flatMap((suite) => {
    const tests = testsOf(suite).filter(({ status }) => status !== "skipped");
    const [first] = tests;
    if (first === undefined || tests.some(({ status }) => status !== "expected")) return [];
    const annotations = tests.flatMap(({ annotations: all }) => all.filter(({ type }) => type === LOADED));
    return {
      file: suite.file,
      site: first.projectName,
      tests: tests.length,
      seconds: tests
        .flatMap(({ results }) => results)
        .reduce((all, { duration }) => all + duration / 1000, 0),
      loaded: annotations.flatMap(({ description = "[]" }) => JSON.parse(description) as string[]),
    };
  });
}

function testsOf({ specs, suites = [] }: JSONReportSuite): JSONReportTest[] {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/** A report with files of journeys, by their names in `journeys/`, that passed before. */
export function withPassed(report: JourneysReport, passed: PassedFiles): object {
  const files = Object.entries(passed);
  return {
    ...report,
    stats: {
      ...report.stats,
      expected: files.reduce((all, [, { tests }]) => all + tests, report.stats.expected),
    },
    suites: [
      ...report.suites,
      ...files.map(([file, { seconds }]) => ({
        file,
        specs: [
          { title: file, file, tests: [{ status: "expected", results: [{ duration: 1000 * seconds }] }] },
        ],
      })),
    ],
  };
}
