import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";

/** Journeys mostly wait. Each worker has its own sandbox and site (see `support/servers.ts`). */
const WORKERS = Math.min(8, 2 * availableParallelism());

/**
 * Journeys of what no site changes, so that one site shows it for both. Whatever a site's market, brand, fonts or
 * prerendered pages may change is run on both: log-in, registration, languages, layout, money in and out.
 */
const ONLY_ON_THAI = [
  "dialogs-that-do-not-come.spec.ts",
  "hostile-markup.spec.ts",
  "local-page.spec.ts",
  "screens-that-do-not-come.spec.ts",
  "service-worker-*.spec.ts",
  "slips.spec.ts",
  "transfers-on-bad-days.spec.ts",
  "two-members.spec.ts",
  "wheel.spec.ts",
];
const ONLY_ON_LAO = [
  "bad-days.spec.ts",
  "bonuses.spec.ts",
  "chunks-that-a-release-removed.spec.ts",
  "first-pages-on-bad-days.spec.ts",
  "nothing-moves.spec.ts",
  "reports-of-errors.spec.ts",
  "support-chat.spec.ts",
];

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
  // A test tagged with a site's name is run on that site only.
  projects: [
    { name: "thai", use: { locale: "th-TH" }, testIgnore: ONLY_ON_LAO, grepInvert: /@lao/ },
    { name: "lao", use: { locale: "lo-LA" }, testIgnore: ONLY_ON_THAI, grepInvert: /@thai/ },
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
