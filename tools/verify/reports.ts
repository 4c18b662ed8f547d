import type { Outcome } from "./step.ts";

/**
 * Counts what Vitest reports (`--reporter=json`). A file that could not even be read has no test of its own, so it
 * counts as one failure.
 */
export function countVitest(report: unknown): Outcome {
  const passed = numberAt(report, "numPassedTests");
  const failed = numberAt(report, "numFailedTests");
  const files = arrayAt(report, "testResults");
  const broken = files.filter(
    (file) =>
      at(file, "status") === "failed" &&
      arrayAt(file, "assertionResults").every((test) => at(test, "status") !== "failed"),
  );
  return { passed, failed: failed + broken.length };
}

/** Counts what Playwright reports (`--reporter=json`); a test that passed only when repeated is a failure here. */
export function countPlaywright(report: unknown): Outcome {
  const stats = at(report, "stats");
  const failed = numberAt(stats, "unexpected") + numberAt(stats, "flaky") + arrayAt(report, "errors").length;
  return { passed: numberAt(stats, "expected"), failed };
}

function at(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

function numberAt(value: unknown, key: string): number {
  const found = at(value, key);
  if (typeof found !== "number") throw new Error(`The report has no number ${key}.`);
  return found;
}

function arrayAt(value: unknown, key: string): unknown[] {
  const found = at(value, key);
  return Array.isArray(found) ? found : [];
}
