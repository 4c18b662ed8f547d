import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const READY_MS = 60_000;

/** Resolves once the check passes; throws when the program ends first, or after a minute. */
export async function ready(child: ChildProcess, check: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + READY_MS;
  // oxlint-disable-next-line no-await-in-loop -- One try after another.
  while (!(await check())) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`${child.spawnfile} did not start.`);
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await wait(50);
  }
}

/** Resolves once a program that was started has written a file. */
export function fileToAppear(path: string, child: ChildProcess): Promise<void> {
  return ready(child, () => existsSync(path));
}

/** Ends a program, by force when it has not ended after ten seconds, and resolves once it is gone. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, "exit");
  child.kill("SIGTERM");
  const force = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await exit;
  clearTimeout(force);
}
