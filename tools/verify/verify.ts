/** `npm test`: every check, in order; ends with `N passed, N failed` and the names of the failed ones. */
import { budgetsStep } from "../budgets/budgets-step.ts";
import { SITES } from "../launch/addresses.ts";
import { apiReportStep } from "../packages/api-report/api-report-step.ts";
import { packagesStep } from "../packages/packages-step.ts";
import { auditStep } from "./audit-step.ts";
import { browserStep } from "./browser-step.ts";
import { distStep } from "./dist-step.ts";
import { FAILED, type Outcome, programStep, type Step } from "./step.ts";
import { matchingSteps } from "./matching.ts";
import { journeysStep, vitestStep } from "./tests.ts";
import { webServersStep } from "./web-servers-step.ts";

const buildStep = programStep("build", "turbo", [
  "run",
  "build",
  "--output-logs=errors-only",
  ...SITES.map(({ name }) => `--filter=@member-wallet/${name}`),
]);

const ALL_STEPS: readonly Step[] = [
  browserStep,
  programStep("types", "turbo", ["run", "types", "--output-logs=errors-only"]),
  programStep("lint", "oxlint", ["--deny-warnings"]),
  programStep("format", "oxfmt", ["--check", "."]),
  programStep("boundaries", "turbo", ["boundaries"]),
  programStep("unused", "knip", ["--no-progress"]),
  auditStep,
  buildStep,
  budgetsStep,
  distStep,
  packagesStep,
  apiReportStep,
  webServersStep,
  vitestStep,
  journeysStep(buildStep),
];

async function attempt(step: Step): Promise<Outcome> {
  try {
    return await step.run();
  } catch (error) {
    console.error(error);
    return FAILED;
  }
}

// `npm test -- text` runs the matching tests and journeys.
const text = process.argv.slice(2).join(" ");
const steps = text === "" ? ALL_STEPS : [browserStep, webServersStep, ...matchingSteps(text, buildStep)];

const lines: string[] = [];
const failures: string[] = [];
const total: Outcome = { passed: 0, failed: 0 };
for (const step of steps) {
  console.log(`\n== ${step.name}`);
  const began = performance.now();
  const outcome = await attempt(step);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  if (outcome.failed > 0)
    failures.push(...(outcome.failures ?? ["failed"]).map((name) => `${step.name}: ${name}`));
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  lines.push(
    `${step.name.padEnd(14)}${seconds.padStart(7)} s  ${outcome.passed} passed, ${outcome.failed} failed`,
  );
}

console.log(`\n${lines.join("\n")}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
failures.forEach((failure) => console.log(`FAILED ${failure}`));
process.exitCode = total.failed === 0 ? 0 : 1;
