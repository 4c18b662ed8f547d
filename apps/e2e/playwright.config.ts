import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

/** Journeys mostly wait. Each worker has its own sandbox and site (see `support/servers.ts`). */
const WORKERS = Math.min(8, 2 * availableParallelism());

export default defineConfig({
  testDir: "journeys",
  outputDir: ".cache/journeys-results",
  globalSetup: "./support/seed-data.ts",
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: WORKERS,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/journeys.json" }]],
  use: {
    viewport: { width: 360, height: 800 },
    // Recording costs a third of the time, so it needs `TRACE=on`.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: "thai", use: { locale: "th-TH" } },
    // Both sites share the sanitiser and the sandbox's page: one site's run covers each.
    { name: "lao", use: { locale: "lo-LA" }, testIgnore: ["hostile-markup.spec.ts", "local-page.spec.ts"] },
  ],
});
