import { spawnSync } from "node:child_process";
import { ROOT, toolEnvironment } from "../root.ts";
import { SITES } from "./addresses.ts";

/** Builds both sites; unchanged ones come from Turborepo's cache. Exits with the build's output when it fails. */
export function buildSitesOrEnd(): void {
  const filters = SITES.map(({ name }) => `--filter=@member-wallet/${name}`);
  const built = spawnSync("turbo", ["run", "build", "--output-logs=errors-only", ...filters], {
    cwd: ROOT,
    env: toolEnvironment(),
    stdio: "inherit",
  });
  if (built.status !== 0) {
    console.error(built.error?.message ?? "The sites could not be built; the reason stands above.");
    process.exit(1);
  }
}
