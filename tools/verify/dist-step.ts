import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { faultsOfPages } from "./built-pages.ts";
import { faultsOfLicences } from "./licences.ts";
import { scanFiles } from "./scan-files.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/**
 * No published file contains a source map, a secret or a path of this machine, and every page is in the HTML in each
 * language, with a policy of exactly its scripts and styles; the licences of all that others wrote are there.
 */
export const distStep: Step = {
  name: "built files",
  run() {
    const settings = Object.entries(process.env).filter(([name]) => name.startsWith("VITE_"));
    const origins = settings
      .flatMap(([, text]) => text?.split(/\s+/) ?? [])
      .flatMap((text) => (text.includes("://") ? [new URL(text).origin] : []));
    const findings = SITES.flatMap(({ name }) => {
      const dist = join(ROOT, "apps", name, "dist");
      return [...scanFiles(dist), ...faultsOfPages(dist, origins), ...faultsOfLicences(dist)];
    });
    findings.forEach((finding) => console.error(finding));
    return Promise.resolve(findings.length === 0 ? PASSED : FAILED);
  },
};
