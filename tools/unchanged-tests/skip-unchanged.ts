import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vitest/config";
import type { TestModule, TestProject, Vitest } from "vitest/node";
import { ROOT } from "../root.ts";
import {
  environmentOf,
  InputHashes,
  type PassedFile,
  type PassedFiles,
  readPassed,
  unchangedOf,
  writePassed,
} from "./passed-files.ts";

declare module "vitest" {
  interface TaskMeta {
    /** The addresses of all that the page of a test file loaded. */
    loaded?: string[];
  }
}

/** The setup file that notes what a test file's page loads. */
export const LOADED_MODULES = fileURLToPath(new URL("loaded-modules.ts", import.meta.url));

/** What every test file depends on, beside the configuration: versions, and how modules are found and compiled. */
const ENVIRONMENT = ["pnpm-lock.yaml", "tsconfig*.json", "{packages,apps}/*/package.json"];

/**
 * Leaves out the test files of a browser that passed before, if no code that they loaded has changed since, and adds
 * them to the run's JSON report as passed. Only with `SKIP_UNCHANGED=true`, which `npm test` sets: a run by hand runs
 * what it names. `also` are more files that all of the project's files depend on, as globs from the root.
 *
 * Turborepo restores the tests of packages in which no file has changed. Vitest's own `--sinceLastRun` knows only what
 * tests in Node load, and takes a comment for a change.
 */
export function skipUnchanged(also: readonly string[] = []): Plugin {
  return {
    name: "skip-unchanged",
    async configureVitest({ vitest, project }) {
      const report = reportOf(vitest);
      if (process.env["SKIP_UNCHANGED"] !== "true" || report === undefined) return;
      const path = join(dirname(report), "passed", `${project.name.replaceAll(/\W+/g, "-")}.json`);
      const hashes = new InputHashes();
      const environment = await environmentOf(shared(project, also), hashes);
      const passed = await unchangedOf(readPassed(path, environment), hashes);
      project.config.exclude.push(
        ...Object.keys(passed).map((file) => relative(project.config.root, join(ROOT, file))),
      );
      // Vitest would fail with no file left to run.
      vitest.config.passWithNoTests = true;
      const began = Date.now();
      vitest.onClose(async () => {
        addToReport(report, passed);
        // An error outside of all tests can be of any file.
        if (vitest.state.getUnhandledErrors().length > 0) return;
        writePassed(path, environment, { ...passed, ...(await passedIn(vitest, project, began)) });
      });
    },
  };
}

/** The path of the run's JSON report, if it writes one. */
function reportOf({ config }: Vitest): string | undefined {
  const path = typeof config.outputFile === "object" ? config.outputFile["json"] : undefined;
  return path === undefined ? undefined : join(config.root, path);
}

/** What every test file of a project depends on, from the root. */
function shared(project: TestProject, also: readonly string[]): string[] {
  const found = globSync([...ENVIRONMENT, ...also], { cwd: ROOT, exclude: ["**/node_modules/**"] });
  return [...found, ...project.vite.config.configFileDependencies.map((path) => relative(ROOT, path))];
}

/** The test files of a project that passed in this run; without those of which an input was written meanwhile. */
async function passedIn(vitest: Vitest, project: TestProject, began: number): Promise<PassedFiles> {
  const hashes = new InputHashes();
  const files = await Promise.all(
    vitest.state
      .getTestModules()
      .filter(
        (module) => module.project.name === project.name && ["passed", "skipped"].includes(module.state()),
      )
      .map(async (module) => [relative(ROOT, module.moduleId), await passedFile(module, hashes)] as const),
  );
  const written = (path: string) => statSync(join(ROOT, path)).mtimeMs >= began;
  return Object.fromEntries(files.filter(([, { inputs }]) => !inputs.some(written)));
}

async function passedFile(module: TestModule, hashes: InputHashes): Promise<PassedFile> {
  const inputs = [...inputsOf(module)]
    .filter((path) => !path.includes("/node_modules/") && existsSync(path))
    .map((path) => relative(ROOT, path))
    .toSorted();
  return {
    tests: [...module.children.allTests("passed")].length,
    seconds: module.diagnostic().duration / 1000,
    inputs,
    hash: await hashes.of(inputs),
  };
}

/**
 * The files that a test file's page loaded, and the stylesheets that these import. Of a page that several test files
 * share: all that the test file and the setup files import.
 */
function inputsOf(module: TestModule): Set<string> {
  const { loaded } = module.meta();
  const { config, browser } = module.project;
  const graph = browser!.vite.environments.client.moduleGraph;
  const found = new Set<string>();
  function follow(path: string) {
    if (found.has(path)) return;
    found.add(path);
    // A stylesheet holds those that it imports; a script's imports are files of their own.
    if (loaded !== undefined && !path.endsWith(".css")) return;
    for (const { importedModules } of graph.getModulesByFile(path) ?? [])
      importedModules.forEach(({ file }) => file && follow(file));
  }
  follow(module.moduleId);
  if (loaded === undefined) config.setupFiles.forEach(follow);
  else loaded.forEach((url) => follow(fileOf(url, config.root)));
  return found;
}

/** The file behind an address of Vite's server. */
function fileOf(url: string, root: string): string {
  const path = decodeURIComponent(new URL(url).pathname);
  return path.startsWith("/@fs/") ? path.slice("/@fs".length) : join(root, path);
}

/** Adds test files that passed before to a report of Vitest. */
function addToReport(path: string, passed: PassedFiles): void {
  const report = JSON.parse(readFileSync(path, "utf8")) as { numPassedTests: number; testResults: object[] };
  for (const [file, { tests, seconds }] of Object.entries(passed)) {
    const name = join(ROOT, file);
    report.numPassedTests += tests;
    report.testResults.push({ name, status: "passed", startTime: 0, endTime: 1000 * seconds });
  }
  writeFileSync(path, JSON.stringify(report));
}
