import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
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

/**
 * For component tests and journeys, whose pages live for seconds: compilers that optimise cost an eighth of the CPU time
 * of component tests. Benches leave this out, because members' browsers have them; so do stories, whose accessibility
 * checks are as fast with them.
 */
export const SHORT_LIVED_PAGES = "--js-flags=--no-maglev --no-turbofan";

const SYSTEM_PATHS = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The browser that `CHROMIUM_PATH` names. */
export function namedChromium(): string | undefined {
  const path = process.env["CHROMIUM_PATH"];
  return path && existsSync(path) ? path : undefined;
}

/** A full browser: a system one, else Playwright's own; `undefined` when there is none. */
export function findFullChromium(): string | undefined {
  return [...SYSTEM_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
}

/**
 * Chromium's headless shell, the same engine without windows: Debian's, else Playwright's own; `undefined` when there is
 * none.
 */
export function findHeadlessShell(): string | undefined {
  const debian = "/usr/bin/chromium-headless-shell";
  return existsSync(debian) ? debian : playwrightShell();
}

/** Beside Playwright's own Chromium, which has a release's number in its path: `<browsers>/chromium-1255/…`. */
function playwrightShell(): string | undefined {
  const [, browsers = "", release] = /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath()) ?? [];
  if (release === undefined) return undefined;
  const program = "*/{chrome-headless-shell,headless_shell}{,.exe}";
  const [path] = globSync(`chromium_headless_shell-${release}/${program}`, { cwd: browsers });
  return path === undefined ? undefined : join(browsers, path);
}

/**
 * The browser of a script: `CHROMIUM_PATH`, which `npm test` sets to the headless shell where there is one, else a full
 * one, else the shell; `undefined` when there is none.
 */
export function findChromium(): string | undefined {
  return namedChromium() ?? findFullChromium() ?? findHeadlessShell();
}

/** Finds Chromium as `findChromium` does, but throws with the install command when there is none. */
export function chromiumPath(): string {
  const path = findChromium();
  if (!path) throw new Error("No Chromium found. `npm test` installs one; or set CHROMIUM_PATH to yours.");
  return path;
}
