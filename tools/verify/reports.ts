import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../root.ts";
import type { Outcome, TimedFile } from "./step.ts";

/** Parses Vitest's report (`--reporter=json`). A file that failed to load has no tests, so it counts as one failure. */
export function vitestOutcome(report: unknown): Outcome {
  const failures = arrayAt(report, "testResults").flatMap((file) => {
    if (at(file, "status") !== "failed") return [];
    const path = relative(ROOT, String(at(file, "name")));
    const failed = arrayAt(file, "assertionResults").filter((test) => at(test, "status") === "failed");
    if (failed.length === 0) return [`${path} could not be run`];
    return failed.map(
      (test) => `${path} > ${String(at(test, "fullName"))}${reasonOf(arrayAt(test, "failureMessages", []))}`,
    );
  });
  return {
    passed: numberAt(report, "numPassedTests"),
    failed: failures.length,
    failures,
    files: vitestFiles(report),
  };
}

/** The first lines of why a test failed: a property's seed, which no later run finds again, is in them. */
function reasonOf(messages: readonly unknown[]): string {
  const lines = messages.flatMap((message) =>
    stripVTControlCharacters(String(message)).split("\n").slice(0, 3),
  );
  return lines.map((line) => `\n  ${line.slice(0, 1_000)}`).join("");
}

/** The test files in a report of Vitest. */
export function vitestFiles(report: unknown): TimedFile[] {
  return arrayAt(report, "testResults").map((file) => ({
    path: relative(ROOT, String(at(file, "name"))),
    // A file that failed to load has no times.
    seconds: (Number(at(file, "endTime") ?? 0) - Number(at(file, "startTime") ?? 0)) / 1000,
  }));
}

/**
 * Parses Playwright's report (`--reporter=json`) of the tests in a folder, a path from the root. A test that passed only
 * on retry is a failure here.
 */
export function playwrightOutcome(folder: string, report: unknown): Outcome {
  const errors = arrayAt(report, "errors").map((error) => String(at(error, "message")));
  const suites = arrayAt(report, "suites");
  const failures = [...suites.flatMap(specsOf).flatMap((spec) => failuresOf(folder, spec)), ...errors];
  return {
    passed: numberAt(at(report, "stats"), "expected"),
    failed: failures.length,
    failures,
    files: suites.map((suite) => ({
      path: pathOf(folder, suite),
      seconds: specsOf(suite)
        .map(secondsOf)
        .reduce((all, seconds) => all + seconds, 0),
    })),
  };
}

function specsOf(suite: unknown): unknown[] {
  return [...arrayAt(suite, "specs"), ...arrayAt(suite, "suites", []).flatMap(specsOf)];
}

function failuresOf(folder: string, spec: unknown): string[] {
  return arrayAt(spec, "tests")
    .filter((test) => ["unexpected", "flaky"].includes(String(at(test, "status"))))
    .map((test) => {
      const errors = resultsOf(test).flatMap((result) => arrayAt(result, "errors", []));
      const name = `[${String(at(test, "projectName"))}] ${pathOf(folder, spec)} > ${String(at(spec, "title"))}`;
      return name + reasonOf(errors.map((error) => at(error, "message")));
    });
}

/** The tries of a journey on one site. */
const resultsOf = (test: unknown) => arrayAt(test, "results", []);

/** How long a journey took on all sites together. */
function secondsOf(spec: unknown): number {
  const results = arrayAt(spec, "tests").flatMap(resultsOf);
  return results.reduce<number>((all, result) => all + Number(at(result, "duration") ?? 0) / 1000, 0);
}

function pathOf(folder: string, of: unknown): string {
  return join(folder, String(at(of, "file")));
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  if (typeof found !== "number") throw new Error(`The report has no number ${key}.`);
  return found;
}

function arrayAt(value: unknown, key: string, otherwise?: unknown[]): unknown[] {
  const found = at(value, key) ?? otherwise;
  if (!Array.isArray(found)) throw new Error(`The report has no list ${key}.`);
  return found;
}
