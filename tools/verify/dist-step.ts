import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { scanDist } from "./dist-scan.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** No published file contains a source map, a secret or a path of this machine. */
export const distStep: Step = {
  name: "built files",
  run() {
    const findings = SITES.flatMap(({ name }) => scanDist(join(ROOT, "apps", name, "dist")));
    findings.forEach((finding) => console.error(finding));
    return Promise.resolve(findings.length === 0 ? PASSED : FAILED);
  },
};
