import { spawn } from "node:child_process";
import { once } from "node:events";
import { ROOT, toolEnvironment } from "../root.ts";

/** How many checks of a step passed and failed, the names of those that failed, and the times of its test files. */
export interface Outcome {
  passed: number;
  failed: number;
  failures?: readonly string[];
  files?: readonly TimedFile[];
}

/** A test file, by its path from the root, and how long its tests took. */
export interface TimedFile {
  readonly path: string;
  readonly seconds: number;
}

/** The outcomes of several parts of a step as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((all, { passed }) => all + passed, 0),
    failed: outcomes.reduce((all, { failed }) => all + failed, 0),
    failures: outcomes.flatMap(({ failures = [] }) => failures),
    files: outcomes.flatMap(({ files = [] }) => files),
  };
}

/** A part of `npm test` or `npm run test:long`: its failure is counted, and the steps after it still run. */
export interface Step {
  name: string;
  run(): Promise<Outcome>;
}

export const PASSED: Outcome = { passed: 1, failed: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1 };

/** Runs one of the workspace's programs with its output shown; resolves with its exit code. */
export async function program(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    cwd: ROOT,
    env: { ...toolEnvironment(), ...env },
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  return typeof code === "number" ? code : 1;
}

/** A step that is one program: it counts as one, passed when the program exits with 0. */
export function programStep(name: string, command: string, args: readonly string[]): Step {
  return { name, run: async () => ((await program(command, args)) === 0 ? PASSED : FAILED) };
}
