import { globSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../root.ts";
import { playwrightOutcome, vitestFiles, vitestOutcome } from "./reports.ts";
import { type Outcome, program, type Step, sum } from "./step.ts";
import { longTestFiles, testFiles } from "./test-files.ts";
import { toolchain } from "./toolchain.ts";

/** The reports of each package's scripts of these names. */
function reportsOf(scripts: readonly string[]): string[] {
  return scripts.flatMap((name) => [
    `{packages,apps}/*/.cache/${name}.json`,
    `{locales,tools}/.cache/${name}.json`,
  ]);
}

/**
 * Unit, component and browser tests, package by package. A package with the same files, dependencies and toolchain as
 * in a passed run does not run again: Turborepo restores its report. A test file that is in no report is a failure.
 */
export const testsStep: Step = testsOf("tests", testFiles, ["test", "stories"]);

/** The tests of benches, of web servers and of what takes long; longer races; and every story on a wide Lao screen. */
export const longTestsStep: Step = testsOf("long tests", longTestFiles, ["test-long", "stories-long"], {
  STORIES: "all",
  RACE_ROUNDS: "10",
  LEDGER_SEQUENCES: "200",
  FUZZ_RUNS: "30",
});

/**
 * Journeys through the built sites; they do not run again while their files, the sites, the sandbox and the toolchain
 * are unchanged. The sites are built once more first: sources may have changed while the steps before ran.
 */
export function journeysStep(build: Step): Step {
  return journeysOf("journeys", "journeys", build);
}

/** The journeys that `npm test` walks on one site, on the other one; and the main ones with the service worker. */
export function longJourneysStep(build: Step): Step {
  return journeysOf("long journeys", "journeys-long", build);
}

function testsOf(
  name: string,
  expected: () => readonly string[],
  scripts: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Step {
  return {
    name,
    run: () =>
      runTasks(scripts, env, (reports) => {
        const known = new Set(reports.flatMap(vitestFiles).map(({ path }) => path));
        const missing = expected().filter((path) => !known.has(path));
        const failures = missing.map((path) => `${path} was not run`);
        return sum([...reports.map(vitestOutcome), { passed: 0, failed: failures.length, failures }]);
      }),
  };
}

function journeysOf(name: string, script: string, build: Step): Step {
  return {
    name,
    run: async () => {
      const { failed } = await build.run();
      if (failed > 0) return { passed: 0, failed: 1, failures: ["the sites could not be built"] };
      return runTasks([script], {}, (reports) => sum(reports.map(playwrightOutcome)));
    },
  };
}

/** Runs scripts of every package that has them, and counts their reports. */
async function runTasks(
  scripts: readonly string[],
  env: NodeJS.ProcessEnv,
  count: (reports: readonly unknown[]) => Outcome,
): Promise<Outcome> {
  const paths = () => globSync(reportsOf(scripts), { cwd: ROOT }).map((path) => join(ROOT, path));
  paths().forEach((path) => rmSync(path));
  const args = ["run", ...scripts, "--continue", "--concurrency=100%", "--output-logs=new-only"];
  const code = await program("turbo", args, { ...env, TOOLCHAIN: toolchain() });
  const outcome = count(paths().map((path): unknown => JSON.parse(readFileSync(path, "utf8"))));
  if (outcome.failed > 0 || (code === 0 && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`turbo run ${scripts.join(" ")} ended with ${code}`] };
}
