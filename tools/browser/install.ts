import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { findChromium } from "./chromium.ts";

const MINUTE_MS = 60_000;

/**
 * Makes sure that a Chromium for the tests is installed: an existing one; else the system's package manager's, with
 * Thai and Lao fonts, where permissions allow; else Playwright's own. Prints what it does; `false` when none could be
 * installed.
 */
export function ensureChromium(): boolean {
  const here = findChromium();
  if (here) {
    console.log(`Chromium: ${here}`);
    return true;
  }
  if (process.getuid?.() === 0 && run("apt-get", ["--version"], MINUTE_MS, "ignore")) {
    console.log("No Chromium here: installing the system's one.");
    run("apt-get", ["update", "-qq"], 2 * MINUTE_MS);
    run(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-noto-core"],
      5 * MINUTE_MS,
    );
    // Debian's package; elsewhere the tests run in the full browser, only slower.
    run("apt-get", ["install", "-y", "-qq", "chromium-headless-shell"], 2 * MINUTE_MS, "ignore");
  }
  if (!findChromium()) {
    console.log("Fetching Playwright's Chromium (at most 5 minutes).");
    const cli = createRequire(import.meta.url).resolve("playwright-core/cli.js");
    run(process.execPath, [cli, "install", "chromium"], 5 * MINUTE_MS);
  }
  const installed = findChromium();
  console.log(
    installed
      ? `Chromium: ${installed}`
      : "No Chromium could be installed. Install one (Debian: apt-get install chromium fonts-noto-core), or set CHROMIUM_PATH.",
  );
  return installed !== undefined;
}

/** Runs a program within a time limit; returns whether it succeeded. */
function run(
  command: string,
  args: readonly string[],
  timeout: number,
  stdio: "inherit" | "ignore" = "inherit",
): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { timeout, stdio, env }).status === 0;
}
