import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Chromium's flags for running as root, on a machine without a screen and without access to Google's hosts. */
export const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
] as const;

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The Chromium for tests: `CHROMIUM_PATH`, else a system one, else Playwright's own; `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  if (named && existsSync(named)) return named;
  const system = SYSTEM_PATHS.find((path) => existsSync(path));
  if (system) return system;
  const bundled = chromium.executablePath();
  return bundled && existsSync(bundled) ? bundled : undefined;
}

/** As `findChromium`, but throws with the install command when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("No Chromium found. `npm test` installs one; or set CHROMIUM_PATH to yours.");
  return path;
}
