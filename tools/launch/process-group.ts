import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { ROOT, toolEnvironment } from "../root.ts";
import { commandAncestors, isAlive } from "./ancestors.ts";
import { answers } from "./answers.ts";

/** Starts processes that run and stop together. */
export interface ProcessGroup {
  /** Starts a Node program that runs until the group ends; when it exits, the whole group ends. */
  start(name: string, program: readonly string[], options?: { cwd?: string; env?: NodeJS.ProcessEnv }): void;
  /** Resolves when the address answers with success; ends the group after a minute without one. */
  ready(name: string, url: string): Promise<void>;
  /** Stops every process and then this one; the message gives the reason. */
  end(exitCode: number, message?: string): Promise<never>;
}

const GRACE_MS = 5_000;
const READY_MS = 60_000;
const END_WITH_PARENT = new URL("./end-with-parent.ts", import.meta.url).href;

/** Creates a group that ends on Ctrl-C, on a signal, and when the command that started it exits. */
export function createProcessGroup(): ProcessGroup {
  const members = new Map<string, ChildProcess>();
  let ending: Promise<never> | null = null;

  async function stopAll(exitCode: number): Promise<never> {
    const living = [...members.values()].filter(
      (child) => child.exitCode === null && child.signalCode === null,
    );
    const gone = Promise.all(living.map((child) => once(child, "exit")));
    living.forEach((child) => child.kill("SIGTERM"));
    const late = await Promise.race([gone.then(() => false), wait(GRACE_MS, true)]);
    if (late) living.forEach((child) => child.kill("SIGKILL"));
    process.exit(exitCode);
  }

  function end(exitCode: number, message?: string): Promise<never> {
    if (ending) return ending;
    if (message) console.error(message);
    ending = stopAll(exitCode);
    return ending;
  }

  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void end(0));
  const ancestors = commandAncestors();
  setInterval(() => {
    if (!ancestors.every(isAlive)) void end(0);
  }, 500).unref();

  return {
    start(name, program, { cwd = ROOT, env = {} } = {}) {
      const child = spawn(process.execPath, ["--import", END_WITH_PARENT, ...program], {
        cwd,
        env: { ...toolEnvironment(), ...env },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      });
      members.set(name, child);
      child.once("exit", (code, signal) => {
        if (!ending)
          void end(1, `The ${name} ended by itself (${signal ?? `exit code ${code}`}); everything stops.`);
      });
    },
    async ready(name, url) {
      const deadline = Date.now() + READY_MS;
      while (!(await answers(url))) {
        if (ending) await ending;
        if (Date.now() > deadline) await end(1, `The ${name} did not answer at ${url} within a minute.`);
        await wait(100);
      }
    },
    end,
  };
}
