import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { countPlaywright, countVitest } from "./reports.ts";
import { FAILED, type Outcome, program, type Step } from "./step.ts";

/** Unit, component and browser tests, counted one by one. */
export const vitestStep: Step = {
  name: "tests",
  run: () =>
    counted(".cache/vitest.json", countVitest, (report) =>
      program("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]),
    ),
};

/** Journeys through both built sites, side by side. */
export const journeysStep: Step = {
  name: "journeys",
  async run() {
    if (globSync("apps/e2e/journeys/**/*.spec.ts", { cwd: ROOT }).length === 0) {
      console.log("There are no journeys yet.");
      return { passed: 0, failed: 0 };
    }
    const outcomes = await Promise.all(SITES.map(({ name }) => journeysOf(name)));
    return outcomes.reduce((sum, { passed, failed }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
    }));
  },
};

function journeysOf(site: string): Promise<Outcome> {
  return counted(`.cache/journeys-${site}.json`, countPlaywright, () =>
    program("pnpm", ["--filter", "@member-wallet/e2e", "exec", "playwright", "test"], { JOURNEYS_OF: site }),
  );
}

/** Runs tests that leave a report, and counts it; tests that end badly without saying so count as one failure. */
async function counted(
  report: string,
  count: (report: unknown) => Outcome,
  run: (path: string) => Promise<number>,
): Promise<Outcome> {
  const path = join(ROOT, report);
  mkdirSync(join(ROOT, ".cache"), { recursive: true });
  rmSync(path, { force: true });
  const code = await run(path);
  try {
    const outcome = count(JSON.parse(readFileSync(path, "utf8")));
    return code !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome;
  } catch (error) {
    console.error(`No usable report: ${error instanceof Error ? error.message : String(error)}`);
    return FAILED;
  }
}
