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
  // Long enough for a busy machine: a test that passes never waits for it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/journeys.json" }]],
  use: {
    viewport: { width: 360, height: 800 },
    // Journeys see every request, and what they block is not stored already. Those about the worker allow it.
    serviceWorkers: "block",
    // Recording costs a third of the time, so it needs `TRACE=on`.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] },
  },
  // What both sites share is run on one of them: the sanitiser, the sandbox's page, the loading of chunks.
  // A test tagged with a site's name is run on that site only.
  projects: [
    {
      name: "thai",
      use: { locale: "th-TH" },
      testIgnore: ["chunks-that-a-release-removed.spec.ts"],
      grepInvert: /@lao/,
    },
    {
      name: "lao",
      use: { locale: "lo-LA" },
      testIgnore: [
        "service-worker-*.spec.ts",
        "dialogs-that-do-not-come.spec.ts",
        "hostile-markup.spec.ts",
        "local-page.spec.ts",
        "screens-that-do-not-come.spec.ts",
      ],
      grepInvert: /@thai/,
    },
    {
      name: "thai with its worker",
      use: { locale: "th-TH", serviceWorkers: "allow" },
      testMatch: ["the-main-job.spec.ts", "becoming-a-member.spec.ts"],
      grepInvert: /@lao/,
    },
    {
      name: "lao with its worker",
      use: { locale: "lo-LA", serviceWorkers: "allow" },
      testMatch: ["the-main-job.spec.ts"],
      grepInvert: /@thai/,
    },
  ],
});
