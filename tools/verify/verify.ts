/** `npm test`: every check, in order; ends with `N passed, N failed`. */
import { budgetsStep } from "../budgets/budgets-step.ts";
import { SITES } from "../launch/addresses.ts";
import { browserStep } from "./browser-step.ts";
import { distStep } from "./dist-step.ts";
import { FAILED, type Outcome, programStep, type Step } from "./step.ts";
import { journeysStep, vitestStep } from "./tests.ts";

const STEPS: Step[] = [
  browserStep,
  programStep("types", "turbo", ["run", "types", "--output-logs=errors-only"]),
  programStep("lint", "oxlint", ["--deny-warnings"]),
  programStep("format", "oxfmt", ["--check", "."]),
  programStep("boundaries", "turbo", ["boundaries"]),
  programStep("build", "turbo", [
    "run",
    "build",
    "--output-logs=errors-only",
    ...SITES.map(({ name }) => `--filter=@member-wallet/${name}`),
  ]),
  budgetsStep,
  distStep,
  vitestStep,
  journeysStep,
];

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

const lines: string[] = [];
const total: Outcome = { passed: 0, failed: 0 };
for (const step of STEPS) {
  console.log(`\n== ${step.name}`);
  const began = performance.now();
  const { passed, failed } = await attempt(step);
  total.passed += passed;
  total.failed += failed;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(`${step.name.padEnd(14)}${seconds.padStart(7)} s  ${passed} passed, ${failed} failed`);
}

console.log(`\n${lines.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
