import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { playwrightOutcome, vitestFiles, vitestOutcome } from "./reports.ts";
import { type Outcome, program, type Step, sum } from "./step.ts";
import { testFiles } from "./test-files.ts";
import { toolchain } from "./toolchain.ts";

/** The report files of each package's `test` and `stories` scripts. */
const VITEST_REPORTS = [
  "{packages,apps}/*/.cache/{vitest,stories}.json",
  "{locales,tools}/.cache/vitest.json",
];
const JOURNEYS_REPORTS = ["apps/e2e/.cache/journeys.json"];

/**
 * Unit, component and browser tests, package by package. A package with the same files, dependencies and toolchain as
 * in a passed run does not run again: Turborepo restores its report. A test file that is in no report is a failure.
 */
export const vitestStep: Step = {
  name: "tests",
  run: () =>
    runTasks(["test", "stories"], VITEST_REPORTS, (reports) => {
      const known = new Set(reports.flatMap(vitestFiles));
      const missing = testFiles().filter((path) => !known.has(path));
      const failures = missing.map((path) => `${path} was not run`);
      return sum([...reports.map(vitestOutcome), { passed: 0, failed: failures.length, failures }]);
    }),
};

/**
 * Journeys through both built sites; they do not run again while their files, the sites, the sandbox and the toolchain
 * are unchanged. The sites are built once more first: sources may have changed while the steps before ran.
 */
export function journeysStep(build: Step): Step {
  return {
    name: "journeys",
    run: async () => {
      const { failed } = await build.run();
      if (failed > 0) return { passed: 0, failed: 1, failures: ["the sites could not be built"] };
      return runTasks(["journeys"], JOURNEYS_REPORTS, (reports) => sum(reports.map(playwrightOutcome)));
    },
  };
}

/** Runs tasks of every package that has them, and counts the packages' reports. */
async function runTasks(
  tasks: readonly string[],
  patterns: string[],
  count: (reports: readonly unknown[]) => Outcome,
): Promise<Outcome> {
  const paths = () => globSync(patterns, { cwd: ROOT }).map((path) => join(ROOT, path));
  paths().forEach((path) => rmSync(path));
  const args = ["run", ...tasks, "--continue", "--concurrency=100%", "--output-logs=new-only"];
  const code = await program("turbo", args, { TOOLCHAIN: toolchain() });
  const outcome = count(paths().map((path): unknown => JSON.parse(readFileSync(path, "utf8"))));
  if (outcome.failed > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`turbo run ${tasks.join(" ")} ended with ${code}`] };
}
