import { execFileSync } from "node:child_process";

/**
 * The processes that this command was started through (npm, npx, pnpm and their shells): our ancestors within our own
 * process group. A signal to one of them alone does not reach us, so the starter looks whether all are still there.
 */
export function commandAncestors(): number[] {
  const table = processTable();
  const group = table.get(process.pid)?.group;
  const ancestors: number[] = [];
  for (let pid = process.ppid; pid > 1; pid = table.get(pid)?.parent ?? 0) {
    if (ancestors.length > 0 && table.get(pid)?.group !== group) break;
    ancestors.push(pid);
  }
  return ancestors;
}

/** Whether a process is still there; one that belongs to somebody else is. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function processTable(): Map<number, { parent: number; group: number }> {
  try {
    const rows = execFileSync("ps", ["-A", "-o", "pid=,ppid=,pgid="], { encoding: "utf8" })
      .trim()
      .split("\n");
    return new Map(
      rows.map((row) => {
        const [pid = 0, parent = 0, group = 0] = row.trim().split(/\s+/).map(Number);
        return [pid, { parent, group }];
      }),
    );
  } catch {
    return new Map(); // No `ps` on this machine: the direct parent is watched alone.
  }
}
