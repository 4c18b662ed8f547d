import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Stage } from "./groups.ts";
import type { Chosen } from "./sample.ts";
import type { Run, RunReport, RunResult } from "./warm-tests.ts";

const PROGRAM = fileURLToPath(new URL("./warm-tests.ts", import.meta.url));

/** After so long, in milliseconds, tests of a change count as failed: it loops without end. */
const LEAST_PATIENCE = 120_000;
/** The first run starts Vitest, a browser or a database. */
const FIRST_PATIENCE = 600_000;

/** Runs tests against one changed source at a time, in a process that is replaced after an endless loop. */
export class Tests {
  #process: ChildProcess | null = null;
  /** How long the tests of a source take without a change, in milliseconds, by stage and source. */
  readonly #usual = new Map<string, number>();

  /** The first test that fails for a mutant; `null` when all pass, also when no test imports its source. */
  async failedBy({ mutant, stages }: Chosen): Promise<string | null> {
    for (const stage of stages) {
      // oxlint-disable-next-line no-await-in-loop -- The cheaper tests first.
      const failed = await this.#failedIn(stage, mutant);
      if (failed !== null) return failed;
    }
    return null;
  }

  close(): void {
    this.#process?.disconnect();
    this.#process = null;
  }

  async #failedIn(stage: Stage, { path, text }: Chosen["mutant"]): Promise<string | null> {
    const key = JSON.stringify([stage, path]);
    if (!this.#usual.has(key)) {
      const began = performance.now();
      const result = await this.#run({ stage, path, text: null }, FIRST_PATIENCE);
      if (result === null || result.failed !== null)
        throw new Error(`Tests of ${path} fail without a change: ${result?.failed ?? "no end"}.`);
      this.#usual.set(key, performance.now() - began);
    }
    const patience = LEAST_PATIENCE + 5 * (this.#usual.get(key) ?? 0);
    const result = await this.#run({ stage, path, text }, patience);
    return result === null ? "no end" : result.failed;
  }

  /** `null` when the tests don't end. */
  #run(run: Run, patience: number): Promise<RunResult | null> {
    // A group of its own: an endless loop is in one of its workers.
    const running = (this.#process ??= fork(PROGRAM, { stdio: "ignore", detached: true }));
    return new Promise((done, fail) => {
      const timer = setTimeout(() => {
        this.#process = null;
        if (running.pid !== undefined) process.kill(-running.pid, "SIGKILL");
        done(null);
      }, patience);
      running.once("message", (report: RunReport) => {
        clearTimeout(timer);
        if ("error" in report) fail(new Error(report.error));
        else done(report);
      });
      running.send(run);
    });
  }
}
