/**
 * `npm run browsers [-- arguments of playwright test]`: walks the main path through both built sites in Firefox and in
 * WebKitGTK, and installs them where it can. Names a browser that stays missing with the command that installs it. Exits
 * with 1 when a walk fails or a browser is missing; with `--leave-out-missing` as the first argument, only when a walk
 * fails.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { installPackages } from "@member-wallet/tools/install-packages";
import { ROOT } from "@member-wallet/tools/root";
import { installedBrowsers } from "./support/installed.ts";

const [first, ...others] = process.argv.slice(2);
const leaveOutMissing = first === "--leave-out-missing";

const missingBrowsers = () => installedBrowsers().filter(({ start }) => start === null);

installPackages(missingBrowsers().flatMap(({ packages }) => packages));
const missing = missingBrowsers();

function sayMissing() {
  for (const { name, packages } of missing)
    process.stderr.write(
      `${name} is missing and therefore not covered. Install it (Debian: apt-get install ${packages.join(" ")}).\n`,
    );
}

sayMissing();
if (missing.length < installedBrowsers().length) {
  buildSitesOrEnd();
  const walks = spawnSync(
    "node_modules/.bin/playwright",
    ["test", "--config=browsers/playwright.config.ts", ...(leaveOutMissing ? others : process.argv.slice(2))],
    { cwd: join(ROOT, "apps/e2e"), stdio: "inherit" },
  );
  process.exitCode = walks.status ?? 1;
  // Again, below the list of results.
  sayMissing();
}
if (missing.length > 0 && !leaveOutMissing) process.exitCode = 1;
