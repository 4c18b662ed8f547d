/**
 * A process that keeps Vitest warm, and runs tests against one changed source at a time. The change is served in place
 * of the file; the checkout stays as it is. A process of its own, so that an endless loop can be ended.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ROOT } from "@member-wallet/tools/root";
import type { Plugin } from "vite";
import { createVitest, type Reporter, type TestSpecification, type Vitest } from "vitest/node";
import type { ViteUserConfig } from "vitest/config";
import type { Stage } from "./groups.ts";

/** One run: the tests of a stage that import the source, with the source's text; as it is when that is `null`. */
export interface Run {
  readonly stage: Stage;
  readonly path: string;
  readonly text: string | null;
}

/** How a run ended: the first test that failed, or `null`. */
export interface RunResult {
  readonly failed: string | null;
}

/** What the process answers: a result, or why it could not run the tests. */
export type RunReport = RunResult | { readonly error: string };

let changed: { readonly file: string; readonly text: string } | null = null;

const changedSource: Plugin = {
  name: "changed-source",
  enforce: "pre",
  load: (id) => (changed !== null && id.split("?")[0] === changed.file ? changed.text : null),
};

/** A browser that kept a module from the run before would test the source without its change. */
const freshModules: Plugin = {
  name: "fresh-modules",
  configureVitest({ project }) {
    project.vite.config.server.headers = { "Cache-Control": "no-store" };
  },
};

/** The first failure of the run. Vitest's result also has those of earlier runs. */
let failed: string | null = null;

const failures: Reporter = {
  onTestCaseResult(test) {
    if (test.result().state === "failed") failed ??= test.fullName;
  },
  onTestModuleEnd(module) {
    if (module.state() === "failed") failed ??= module.relativeModuleId;
  },
};

async function startVitest(project: string): Promise<Vitest> {
  const { href } = pathToFileURL(join(ROOT, "vitest.config.ts"));
  const { default: config } = (await import(href)) as { default: ViteUserConfig };
  const projects = (config.test?.projects ?? []).flatMap((given) =>
    typeof given === "object" && "test" in given && given.test?.name === project
      ? [
          {
            ...given,
            plugins: [...(given.plugins ?? []), changedSource, freshModules],
            // The cache on disk knows a module by its file, which is not changed.
            test: { ...given.test, fsModuleCache: false, maxWorkers: 1 },
          },
        ]
      : [],
  );
  return createVitest({ config: false, root: ROOT, watch: false, bail: 1, reporters: [failures], projects });
}

const started = new Map<string, Promise<Vitest>>();

/** The test files of a stage that import a source, directly or not. */
async function testsOf(vitest: Vitest, { tests }: Stage, file: string): Promise<TestSpecification[]> {
  const all = await vitest.globTestSpecifications();
  const inStage = all.filter(({ moduleId }) => tests.some((path) => moduleId.startsWith(join(ROOT, path))));
  vitest.config.related = [file];
  try {
    const related = await vitest.getRelevantTestSpecifications();
    const ids = new Set(related.map(({ moduleId }) => moduleId));
    return inStage.filter(({ moduleId }) => ids.has(moduleId));
  } finally {
    delete vitest.config.related;
  }
}

const known = new Map<string, Promise<TestSpecification[]>>();

async function run({ stage, path, text }: Run): Promise<RunResult> {
  const { project } = stage;
  const starting = started.get(project) ?? startVitest(project);
  started.set(project, starting);
  const vitest = await starting;
  const file = join(ROOT, path);
  const key = JSON.stringify([stage, path]);
  const finding = known.get(key) ?? testsOf(vitest, stage, file);
  known.set(key, finding);
  const specifications = await finding;
  if (specifications.length === 0) return { failed: null };
  changed = text === null ? null : { file, text };
  vitest.invalidateFile(file);
  failed = null;
  const { unhandledErrors } = await vitest.runTestSpecifications(specifications);
  changed = null;
  vitest.invalidateFile(file);
  if (unhandledErrors.length > 0) failed ??= "an error";
  return { failed };
}

const report = (answer: RunReport) => void process.send?.(answer);
process.on("message", (asked: Run) => {
  run(asked).then(report, (error: unknown) => report({ error: String(error) }));
});
process.on("disconnect", () => process.exit());
