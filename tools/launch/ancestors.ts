import { execFileSync } from "node:child_process";

/** The process names of npm, npx and pnpm, and of the shells between them. */
const RUNNER = /^(?:\S*\/)?(?:npm|npx|pnpm)\b|^\S*node \S*\/p?npm\b/;
const SHELL = /^(?:\S*\/)?sh -c /;

/**
 * The processes that started this command: npm, npx, pnpm and the shells between them. A signal to only one of them
 * does not reach this process, so the starter checks that all are still running. The caller of npm may exit.
 */
export function commandAncestors(): number[] {
  const table = processTable();
  const ancestors: number[] = [];
  let known = 0;
  for (let pid = process.ppid; pid > 1;) {
    const row = table.get(pid);
    if (row === undefined || !(RUNNER.test(row.args) || SHELL.test(row.args))) break;
    ancestors.push(pid);
    // A shell counts only below one of these runners; the one above them belongs to the user.
    if (RUNNER.test(row.args)) known = ancestors.length;
    pid = row.parent;
  }
  return ancestors.slice(0, known);
}

/** Whether a process is running; one of another user is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function processTable(): Map<number, { parent: number; args: string }> {
  try {
    const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" })
      .trim()
      .split("\n");
    return new Map(
      rows.map((row) => {
        const [, pid, parent, args = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
        return [Number(pid), { parent: Number(parent), args }];
      }),
    );
  } catch {
    return new Map(); // No `ps` on this machine: only signals end the starter.
  }
}
