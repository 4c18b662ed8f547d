import { defineConfig } from "@playwright/test";
import { SITE_NAMES } from "../support/addresses.ts";
import { installedBrowsers } from "./support/installed.ts";

/** One after another: each browser has its own window, and the machine need not be fast. */
export default defineConfig({
  testDir: ".",
  outputDir: "../.cache/browsers-results",
  globalSetup: "../support/seed-data.ts",
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "../.cache/browsers.json" }]],
  // The first word is the site, the last the browser.
  projects: installedBrowsers()
    .filter(({ start }) => start !== null)
    .flatMap(({ name }) => SITE_NAMES.map((site) => ({ name: `${site} in ${name}` }))),
});
