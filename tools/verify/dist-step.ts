import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { scanDist } from "./dist-scan.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** No source map, secret or path of this machine is in what the sites serve. */
export const distStep: Step = {
  name: "built files",
  run() {
    const findings = SITES.flatMap(({ name }) => scanDist(join(ROOT, "apps", name, "dist")));
    findings.forEach((finding) => console.error(finding));
    return Promise.resolve(findings.length === 0 ? PASSED : FAILED);
  },
};
