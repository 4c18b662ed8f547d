import { rmSync } from "node:fs";
import { join } from "node:path";
import { budgetsStep } from "../budgets/budgets-step.ts";
import { SITES } from "../launch/addresses.ts";
import { apiReportStep } from "../packages/api-report/api-report-step.ts";
import { packagesStep } from "../packages/packages-step.ts";
import { ROOT } from "../root.ts";
import { auditStep } from "./audit-step.ts";
import { browserStep } from "./browser-step.ts";
import { distStep } from "./dist-step.ts";
import { otherBrowsersStep } from "./other-browsers-step.ts";
import { FAILED, PASSED, program, programStep, type Step } from "./step.ts";
import { journeysStep, longJourneysStep, longTestsStep, testsStep } from "./tests.ts";
import { webServersStep } from "./web-servers-step.ts";

/** Builds both sites. Turborepo restores a known build beside the files of an earlier one: they go first. */
export const buildStep: Step = {
  name: "build",
  async run() {
    for (const { name } of SITES) rmSync(join(ROOT, "apps", name, "dist"), { recursive: true, force: true });
    const filters = SITES.map(({ name }) => `--filter=@member-wallet/${name}`);
    const code = await program("turbo", ["run", "build", "--output-logs=errors-only", ...filters]);
    return code === 0 ? PASSED : FAILED;
  },
};

/**
 * The types of everything: what draws with React is one program, which reads the packages below it once; each other
 * package is one of its own.
 */
const typesStep: Step = {
  name: "types",
  async run() {
    const codes = [
      await program("tsc", ["-p", "tsconfig.react.json"]),
      await program("turbo", ["run", "types", "--output-logs=errors-only"]),
    ];
    return codes.every((code) => code === 0) ? PASSED : FAILED;
  },
};

/** `npm test`, in order: what guards a member, once. */
export const STEPS: readonly Step[] = [
  browserStep,
  typesStep,
  programStep("lint", "oxlint", ["--deny-warnings"]),
  programStep("format", "oxfmt", ["--check", "."]),
  programStep("boundaries", "turbo", ["boundaries"]),
  programStep("unused", "knip", ["--no-progress"]),
  buildStep,
  budgetsStep,
  distStep,
  testsStep,
  journeysStep(buildStep),
];

/**
 * `npm run test:long`, in order: the packages as users get them, repetitions, tests of benches, of web servers and of
 * what takes long, and the main path in other browsers.
 */
export const LONG_STEPS: readonly Step[] = [
  browserStep,
  webServersStep,
  auditStep,
  packagesStep,
  apiReportStep,
  longTestsStep,
  longJourneysStep(buildStep),
  otherBrowsersStep,
];
