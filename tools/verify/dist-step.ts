import { join } from "node:path";
import { SITES } from "../launch/addresses.ts";
import { ROOT } from "../root.ts";
import { faultsOfPages } from "./built-pages.ts";
import { scanFiles } from "./scan-files.ts";
import { FAILED, PASSED, type Step } from "./step.ts";

/** The origins that a build may be given, by their variables. */
const ORIGINS = [
  "VITE_SITE_URL",
  "VITE_API_URL",
  "VITE_MEDIA_ORIGINS",
  "VITE_HOWTO_BASE",
  "VITE_CHAT_URL",
  "VITE_REPORT_URL",
];

/**
 * No published file contains a source map, a secret or a path of this machine, and every page is in the HTML in each
 * language, with a policy of exactly its scripts and styles.
 */
export const distStep: Step = {
  name: "built files",
  run() {
    const origins = ORIGINS.flatMap((name) => process.env[name]?.split(/\s+/) ?? []).filter((origin) =>
      origin.includes("://"),
    );
    const findings = SITES.flatMap(({ name }) => {
      const dist = join(ROOT, "apps", name, "dist");
      return [...scanFiles(dist), ...faultsOfPages(dist, origins)];
    });
    findings.forEach((finding) => console.error(finding));
    return Promise.resolve(findings.length === 0 ? PASSED : FAILED);
  },
};
