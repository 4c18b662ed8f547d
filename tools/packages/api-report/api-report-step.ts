import { join } from "node:path";
import { ROOT } from "../../root.ts";
import type { Step } from "../../verify/step.ts";
import { buildPublished, PUBLISHED } from "../pack.ts";
import { compareReports } from "./compare.ts";

/** The public surface of the published packages: documented, complete, and as the checked-in reports say. */
export const apiReportStep: Step = {
  name: "api reports",
  async run() {
    if (!(await buildPublished())) return { passed: 0, failed: 1, failures: ["a package does not build"] };
    const reports = PUBLISHED.flatMap((folder) => compareReports(join(ROOT, folder)));
    const failures = reports.flatMap(({ faults }) => faults);
    failures.forEach((fault) => console.error(fault));
    const passed = reports.filter(({ faults }) => faults.length === 0).length;
    return { passed, failed: reports.length - passed, failures };
  },
};
