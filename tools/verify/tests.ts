import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { playwrightOutcome, vitestOutcome } from "./reports.ts";
import { type Outcome, program, type Step, sum } from "./step.ts";
import { toolchain } from "./toolchain.ts";

/** Where each package's `test` script leaves its report. */
const VITEST_REPORTS = "{packages,apps}/*/.cache/vitest.json,{locales,tools}/.cache/vitest.json".split(",");
const JOURNEYS_REPORT = "apps/e2e/.cache/journeys.json";

/**
 * Unit, component and browser tests, package by package. A package whose own files and dependencies passed before, with
 * the same toolchain, is not run again: Turborepo restores its report.
 */
export const vitestStep: Step = {
  name: "tests",
  run: () => counted(["run", "test"], VITEST_REPORTS, vitestOutcome),
};

/** Journeys through both built sites; not run again while neither they nor sites, sandbox and toolchain change. */
export const journeysStep: Step = {
  name: "journeys",
  run: () => counted(["run", "journeys"], [JOURNEYS_REPORT], playwrightOutcome),
};

/** Runs a task of every package that has it, and counts the reports that it leaves. */
async function counted(
  task: readonly string[],
  reports: readonly string[],
  read: (report: unknown) => Outcome,
): Promise<Outcome> {
  const found = () => globSync([...reports], { cwd: ROOT }).map((path) => join(ROOT, path));
  found().forEach((path) => rmSync(path));
  const args = [...task, "--continue", "--output-logs=new-only"];
  const code = await program("turbo", args, { TOOLCHAIN: toolchain() });
  const outcome = sum(found().map((path) => read(JSON.parse(readFileSync(path, "utf8")))));
  if (code === 0 || outcome.failed > 0) return outcome;
  return sum([
    outcome,
    { passed: 0, failed: 1, failures: [`turbo ${task.join(" ")} failed without a report`] },
  ]);
}
