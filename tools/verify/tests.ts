import { globSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
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

/** Leaves out files of tests and journeys of which nothing has changed since they passed. */
const SKIP_UNCHANGED = process.env["TURBO_FORCE"] === undefined ? { SKIP_UNCHANGED: "true" } : {};

/** The packages whose tests take longest, the longest first. */
const LONGEST = ["member", "sandbox", "ui", "chat"].map((name) => `@member-wallet/${name}`);

/**
 * Unit, component and browser tests, package by package. A package with the same files, dependencies and toolchain as
 * in a passed run does not run again: Turborepo restores its report. A test file that is in no report is a failure.
 * One run of all would begin with the packages that depend on least, and end with the longest alone.
 */
export const testsStep: Step = testsOf({
  name: "tests",
  expected: testFiles,
  scripts: ["test", "stories"],
  env: SKIP_UNCHANGED,
  runs: [
    // Stories of one package after those of another: they share a server's cache.
    ["stories"],
    ...LONGEST.map((name) => ["test", `--filter=${name}`]),
    ["test", ...LONGEST.map((name) => `--filter=!${name}`)],
  ],
});

/** The tests of benches, of web servers and of what takes long; longer races; and every story on a wide Lao screen. */
export const longTestsStep: Step = testsOf({
  name: "long tests",
  expected: longTestFiles,
  scripts: ["test-long", "stories-long"],
  env: { STORIES: "all", RACE_ROUNDS: "10", LEDGER_SEQUENCES: "200", FUZZ_RUNS: "30" },
});

/**
 * Journeys through the built sites; they do not run again while their files, the sites, the sandbox and the toolchain
 * are unchanged. The sites are built once more first: sources may have changed while the steps before ran.
 */
export function journeysStep(build: Step): Step {
  return journeysOf("journeys", { scripts: ["journeys"], env: SKIP_UNCHANGED }, build);
}

/** The journeys that `npm test` walks on one site, on the other one; and the main ones with the service worker. */
export function longJourneysStep(build: Step): Step {
  return journeysOf("long journeys", { scripts: ["journeys-long"] }, build);
}

interface Tasks {
  /** The scripts of packages that write reports. */
  scripts: readonly string[];
  env?: NodeJS.ProcessEnv;
  /** Arguments of one run of Turborepo each, for each core one at a time; by default one run of all scripts. */
  runs?: readonly (readonly string[])[];
}

function testsOf({
  name,
  expected,
  ...tasks
}: Tasks & { name: string; expected: () => readonly string[] }): Step {
  return {
    name,
    run: () =>
      runTasks(tasks, (reports) => {
        const known = new Set(reports.flatMap(vitestFiles).map(({ path }) => path));
        const missing = expected().filter((path) => !known.has(path));
        const failures = missing.map((path) => `${path} was not run`);
        return sum([...reports.map(vitestOutcome), { passed: 0, failed: failures.length, failures }]);
      }),
  };
}

function journeysOf(name: string, tasks: Tasks, build: Step): Step {
  return {
    name,
    run: async () => {
      const { failed } = await build.run();
      if (failed > 0) return { passed: 0, failed: 1, failures: ["the sites could not be built"] };
      return runTasks(tasks, (reports) =>
        sum(reports.map((report) => playwrightOutcome("apps/e2e/journeys", report))),
      );
    },
  };
}

/** Runs scripts of every package that has them, and counts their reports. */
async function runTasks(tasks: Tasks, count: (reports: readonly unknown[]) => Outcome): Promise<Outcome> {
  const { scripts, env, runs = [scripts] } = tasks;
  const paths = () => globSync(reportsOf(scripts), { cwd: ROOT }).map((path) => join(ROOT, path));
  paths().forEach((path) => rmSync(path));
  const settings = { ...env, TOOLCHAIN: toolchain() };
  const failed = await inLanes(runs.map((args) => () => turbo(args, settings)));
  const outcome = count(paths().map((path): unknown => JSON.parse(readFileSync(path, "utf8"))));
  if (outcome.failed > 0 || (!failed && outcome.passed > 0)) return outcome;
  return { ...outcome, failed: 1, failures: [`turbo run ${scripts.join(" ")} failed`] };
}

/** Runs tasks of packages; resolves with whether any failed. */
async function turbo(args: readonly string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  const options = ["--continue", "--concurrency=100%", "--output-logs=new-only"];
  return (await program("turbo", ["run", ...args, ...options], env)) !== 0;
}

/** Begins the runs in order, for each core one at a time; resolves with whether any failed. */
async function inLanes(runs: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  const waiting = [...runs];
  let failed = false;
  async function lane() {
    for (let run = waiting.shift(); run !== undefined; run = waiting.shift()) if (await run()) failed = true;
  }
  await Promise.all(Array.from({ length: availableParallelism() }, lane));
  return failed;
}
