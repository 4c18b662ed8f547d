import { budgetsStep } from "../budgets/budgets-step.ts";
import { SITES } from "../launch/addresses.ts";
import { apiReportStep } from "../packages/api-report/api-report-step.ts";
import { packagesStep } from "../packages/packages-step.ts";
import { auditStep } from "./audit-step.ts";
import { browserStep } from "./browser-step.ts";
import { distStep } from "./dist-step.ts";
import { otherBrowsersStep } from "./other-browsers-step.ts";
import { FAILED, PASSED, program, programStep, type Step } from "./step.ts";
import { journeysStep, longJourneysStep, longTestsStep, testsStep } from "./tests.ts";
import { webServersStep } from "./web-servers-step.ts";

/** Builds both sites. */
export const buildStep = programStep("build", "turbo", [
  "run",
  "build",
  "--output-logs=errors-only",
  ...SITES.map(({ name }) => `--filter=@member-wallet/${name}`),
]);

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
 * `npm run test:long`, in order: repetitions, tests of benches and of web servers, the packages as users get them, and
 * the main path in other browsers.
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
