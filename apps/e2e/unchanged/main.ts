/**
 * Walks the journeys of `npm test`. With `SKIP_UNCHANGED=true`, which `npm test` sets, it leaves out the files of
 * journeys that passed before if no built file that their pages asked for has changed since, and adds them to the
 * report as passed. A change in the sandbox or in what journeys share walks all.
 */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type PassedFiles, readPassed, unchangedOf, writePassed } from "@member-wallet/tools/passed-files";
import { ROOT } from "@member-wallet/tools/root";
import { inputsOf, type JourneyInputs, journeyInputs } from "./journey-inputs.ts";
import { EMPTY_REPORT, type JourneysReport, passedJourneys, withPassed } from "./journeys-report.ts";

const FOLDER = join(ROOT, "apps/e2e");
const REPORT = join(FOLDER, ".cache/journeys.json");
const PASSED = join(FOLDER, ".cache/passed/journeys.json");

if (process.env["SKIP_UNCHANGED"] === "true") await walkChanged();
else process.exitCode = walk([]);

async function walkChanged() {
  const before = await journeyInputs();
  const passed = await unchangedOf(readPassed(PASSED, before.environment), before.hashes);
  const left = globSync("journeys/*.spec.ts", { cwd: FOLDER }).filter((path) => !(fileOf(path) in passed));
  if (left.length > 0) process.exitCode = walk(left);
  else writeFileSync(REPORT, JSON.stringify(EMPTY_REPORT));
  const report = JSON.parse(readFileSync(REPORT, "utf8")) as JourneysReport;
  writeFileSync(REPORT, JSON.stringify(withPassed(report, passed)));
  const after = await journeyInputs();
  const changed = after.built !== before.built || after.environment !== before.environment;
  // What changed meanwhile was walked in part; an error outside of all journeys can be of any file.
  if (changed || report.errors.length > 0) return;
  writePassed(PASSED, after.environment, { ...passed, ...(await passedIn(report, after)) });
}

async function passedIn(report: JourneysReport, { hashes }: JourneyInputs): Promise<PassedFiles> {
  const files = passedJourneys(report).map(async ({ file, site, tests, seconds, loaded }) => {
    const inputs = inputsOf(`apps/e2e/journeys/${file}`, site, loaded);
    return [file, { tests, seconds, inputs, hash: await hashes.of(inputs) }] as const;
  });
  return Object.fromEntries(await Promise.all(files));
}

function fileOf(path: string): string {
  return path.slice("journeys/".length);
}

/** Walks these files, or all; returns Playwright's exit code. Some files have journeys only for `npm run test:long`. */
function walk(files: readonly string[]): number {
  const args = ["test", "--pass-with-no-tests", ...files];
  return spawnSync("playwright", args, { cwd: FOLDER, stdio: "inherit" }).status ?? 1;
}
