import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath, SHORT_LIVED_PAGES } from "@member-wallet/tools/chromium";

/** Journeys mostly wait. Each worker has its own sandbox and site (see `support/servers.ts`). */
const WORKERS = Math.min(8, 2 * availableParallelism());

/** Journeys of which `npm test` walks the Lao site; all others walk the Thai site there. */
export const ON_LAO = [
  "bad-days.spec.ts",
  "becoming-a-member.spec.ts",
  "before-the-scripts.spec.ts",
  "bonuses.spec.ts",
  "chunks-that-a-release-removed.spec.ts",
  "first-pages-on-bad-days.spec.ts",
  "nothing-moves.spec.ts",
  "presses-before-the-scripts.spec.ts",
  "reports-of-errors.spec.ts",
  "support-chat*.spec.ts",
];

/** Journeys that need a full browser: the headless shell shows no notifications. `npm run test:long` walks them. */
export const IN_A_FULL_BROWSER = ["chat-notifications.spec.ts"];

export default defineConfig({
  testDir: "journeys",
  outputDir: ".cache/journeys-results",
  globalSetup: "./support/seed-data.ts",
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: WORKERS,
  // Long enough for a busy machine: a test that passes never waits for it.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: ".cache/journeys.json" }]],
  use: {
    viewport: { width: 360, height: 800 },
    // Journeys see every request, and what they block is not stored already. Those about the worker allow it.
    serviceWorkers: "block",
    // Recording costs a third of the time, so it needs `TRACE=on`.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, SHORT_LIVED_PAGES] },
  },
  // Only `npm run test:long` runs a test tagged `@long`: it repeats another, or what a test at a lower level proves.
  projects: [
    // First, because the file that takes longest is among them.
    { name: "lao", use: { locale: "lo-LA" }, testMatch: ON_LAO, grepInvert: /@long|@thai/ },
    {
      name: "thai",
      use: { locale: "th-TH" },
      testIgnore: [...ON_LAO, ...IN_A_FULL_BROWSER],
      grepInvert: /@long|@lao/,
    },
  ],
});
