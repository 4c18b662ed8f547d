import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { scanFiles } from "./scan-files.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** No published file contains a source map, a secret or a path of this machine. */
export const distStep: Step = {
  name: "built files",
  run() {
    const findings = SITES.flatMap(({ name }) => scanFiles(join(ROOT, "apps", name, "dist")));
    findings.forEach((finding) => console.error(finding));
    return Promise.resolve(findings.length === 0 ? PASSED : FAILED);
  },
};
