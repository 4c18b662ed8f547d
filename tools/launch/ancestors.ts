import { execFileSync } from "node:child_process";

/** npm, npx and pnpm, as they name themselves, and the shells between them. */
const RUNNER = /^(?:\S*\/)?(?:npm|npx|pnpm)\b|^\S*node \S*\/p?npm\b/;
const SHELL = /^(?:\S*\/)?sh -c /;

/**
 * The processes that this command was started through: npm, npx, pnpm and the shells between them. A signal to one of
 * them alone does not reach us, so the starter looks whether all are still there. Whoever called npm may leave.
 */
export function commandAncestors(): number[] {
  const table = processTable();
  const ancestors: number[] = [];
  let known = 0;
  for (let pid = process.ppid; pid > 1;) {
    const row = table.get(pid);
    if (row === undefined || !(RUNNER.test(row.args) || SHELL.test(row.args))) break;
    ancestors.push(pid);
    // A shell counts only below a runner of ours; the one above them is somebody's own.
    if (RUNNER.test(row.args)) known = ancestors.length;
    pid = row.parent;
  }
  return ancestors.slice(0, known);
}

/** Whether a process is still there; one that belongs to somebody else is. */
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
    return new Map(); // No `ps` on this machine: only signals end the starter there.
  }
}
