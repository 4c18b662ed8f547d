import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Step } from "../verify/step.ts";
import { faultsOf } from "./contents.ts";
import { buildInstalledApp, driveInstalledApp } from "./installed-app.ts";
import { buildPublished, packAll } from "./pack.ts";

/**
 * The published packages as their users get them: built, packed, looked through, installed with npm into an app outside
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
      buildInstalledApp(join(folder, "app"), packed);
      await driveInstalledApp(join(folder, "app"));
      const right = faults.filter(({ length }) => length === 0).length;
      // The app counts as one more.
      return { passed: right + 1, failed: packed.length - right, failures };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
