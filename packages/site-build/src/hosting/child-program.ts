import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

/** Runs a program until the input ends: by the starter, or with it, whatever ends that one. */
const SCRIPT = `exec 3<&0
"$@" 3<&- </dev/null &
program=$!
(cat <&3 >/dev/null; kill "$program" 2>/dev/null) &
exec 3<&-
wait "$program"`;

/** Starts a program that ends when `stdin` ends, and so never outlives this process. */
export function startProgram(
  program: string,
  args: readonly string[],
  env = process.env,
): ChildProcessByStdio<Writable, null, Readable> {
  return spawn("sh", ["-c", SCRIPT, "sh", program, ...args], {
    stdio: ["pipe", "ignore", "pipe"],
    // A Ctrl-C reaches only the starter, which ends it in order.
    detached: true,
    env,
  });
}
