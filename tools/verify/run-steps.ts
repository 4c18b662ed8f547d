import { FAILED, type Outcome, type Step, type TimedFile } from "./step.ts";

const SLOWEST = 10;

/**
 * Runs steps in order, those after a failed one too. Prints the time of each step and the slowest test files, and ends
 * with `N passed, N failed` and the names of the failed ones. The process exits with 1 when anything failed.
 */
export async function runSteps(steps: readonly Step[]): Promise<void> {
  const lines: string[] = [];
  const failures: string[] = [];
  const files: TimedFile[] = [];
  const total: Outcome = { passed: 0, failed: 0 };
  for (const step of steps) {
    console.log(`\n== ${step.name}`);
    const began = performance.now();
    const outcome = await attempt(step);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    if (outcome.failed > 0)
      failures.push(...(outcome.failures ?? ["failed"]).map((name) => `${step.name}: ${name}`));
    files.push(...(outcome.files ?? []));
    const seconds = (performance.now() - began) / 1000;
    lines.push(
      `${step.name.padEnd(14)}${column(seconds)} s  ${outcome.passed} passed, ${outcome.failed} failed`,
    );
  }
  console.log(`\n${lines.join("\n")}\n`);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  if (slowest.length > 0) console.log("The slowest test files, those from the cache too:");
  slowest.forEach(({ path, seconds }) => console.log(`${column(seconds)} s  ${path}`));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  failures.forEach((failure) => console.log(`FAILED ${failure}`));
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

function column(seconds: number): string {
  return seconds.toFixed(1).padStart(7);
}
