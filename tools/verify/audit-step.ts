import { spawnSync } from "node:child_process";
import { ROOT, toolEnvironment } from "../root.ts";
import type { Step } from "./step.ts";

/** How long the registry may take, in milliseconds. */
const TIMEOUT_MS = 10_000;

/**
 * Prints how many known vulnerabilities the registry names for what is installed. A report only: it neither passes nor
 * fails, because a registry may have no such answer, and what it answers changes without a change here.
 */
export const auditStep: Step = {
  name: "audit",
  run() {
    const { stdout } = spawnSync("pnpm", ["audit", "--json"], {
      cwd: ROOT,
      env: toolEnvironment(),
      encoding: "utf8",
      timeout: TIMEOUT_MS,
    });
    console.log(auditText(stdout));
    return Promise.resolve({ passed: 0, failed: 0 });
  },
};

const SEVERITIES = ["critical", "high", "moderate", "low", "info"] as const;

/** The answer of `pnpm audit --json` in one line; one that has no counts is no answer. */
export function auditText(answer: string): string {
  const counts = countsOf(answer);
  if (counts === null) return "The registry does not answer an audit.";
  return SEVERITIES.map((severity) => `${severity} ${counts[severity] ?? 0}`).join(", ");
}

function countsOf(answer: string): Partial<Record<string, number>> | null {
  try {
    const { metadata } = JSON.parse(answer) as { metadata?: { vulnerabilities?: Record<string, number> } };
    return metadata?.vulnerabilities ?? null;
  } catch {
    return null; // An error text, or nothing after the time limit.
  }
}
