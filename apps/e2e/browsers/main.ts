/**
 * `npm run browsers [-- arguments of playwright test]`: walks the main path through both built sites in the Firefox and
 * the WebKitGTK of this machine. Names a missing browser with the command that installs it. Exits with 1 when a walk
 * fails or a browser is missing.
 */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSitesOrEnd } from "@member-wallet/tools/build";
import { ROOT } from "@member-wallet/tools/root";
import { installedBrowsers } from "./support/installed.ts";

const browsers = installedBrowsers();
const missing = browsers.filter(({ start }) => start === null);

function sayMissing() {
  for (const { name, install } of missing)
    process.stderr.write(`${name} is missing and therefore not covered. Install it: ${install}\n`);
}

sayMissing();
if (missing.length < browsers.length) {
  buildSitesOrEnd();
  const walks = spawnSync(
    "node_modules/.bin/playwright",
    ["test", "--config=browsers/playwright.config.ts", ...process.argv.slice(2)],
    { cwd: join(ROOT, "apps/e2e"), stdio: "inherit" },
  );
  process.exitCode = walks.status ?? 1;
  // Again, below the list of results.
  sayMissing();
}
if (missing.length > 0) process.exitCode = 1;
