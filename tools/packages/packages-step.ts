import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Step } from "../verify/step.ts";
import { faultsOf } from "./contents.ts";
import { buildInstalledApp, driveInstalledApp } from "./installed-app.ts";
import { OUTSIDE_APPS } from "./outside-apps.ts";
import { buildPublished, packAll } from "./pack.ts";

/**
 * The published packages as their users get them: built, packed, looked through, installed with npm into apps outside
 * of the workspace, and used there in Chromium.
 */
export const packagesStep: Step = {
  name: "packages",
  async run() {
    if (!(await buildPublished())) return { passed: 0, failed: 1, failures: ["a package does not build"] };
    const folder = mkdtempSync(join(tmpdir(), "member-wallet-packages-"));
    try {
      const packed = packAll(folder);
      const faults = await Promise.all(packed.map(faultsOf));
      const failures = faults.flat();
      failures.forEach((fault) => console.error(fault));
      for (const app of OUTSIDE_APPS) {
        buildInstalledApp(join(folder, app.files), app, packed);
        await driveInstalledApp(join(folder, app.files), app);
      }
      const right = faults.filter(({ length }) => length === 0).length;
      // Each app counts as one more.
      return { passed: right + OUTSIDE_APPS.length, failed: packed.length - right, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
