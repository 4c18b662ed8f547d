import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath } from "@member-wallet/tools/chromium";
import { SANDBOX, SITE_NAMES, SITES } from "./support/addresses.ts";

const root = new URL("../..", import.meta.url).pathname;
const CI = Boolean(process.env["CI"]);
const run = SITE_NAMES.join("-");
const data = `.cache/journeys-${run}-data`;

/** The built sites and a sandbox of its own, so that journeys never touch what `npm start` shows. */
export default defineConfig({
  testDir: "journeys",
  outputDir: `../../.cache/journeys-${run}`,
  fullyParallel: false,
  forbidOnly: CI,
  retries: 0,
  // One sandbox serves all, and its faults and its members are shared: one journey at a time.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: `../../.cache/journeys-${run}.json` }]],
  use: {
    viewport: { width: 360, height: 800 },
    // Recording costs a third of the time: it is asked for, with `TRACE=on`.
    trace: process.env["TRACE"] === "on" ? "retain-on-failure" : "off",
    screenshot: "only-on-failure",
    launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS] },
  },
  projects: [
    { name: "thai" as const, use: { baseURL: SITES.thai.url, locale: "th-TH" } },
    // The sanitiser is one for both sites, and so is the sandbox's own page: each is walked through once.
    {
      name: "lao" as const,
      use: { baseURL: SITES.lao.url, locale: "lo-LA" },
      testIgnore: ["hostile-markup.spec.ts", "local-page.spec.ts"],
    },
  ].filter(({ name }) => SITE_NAMES.includes(name)),
  webServer: [
    {
      // A fresh sandbox each time: journeys open accounts and move money.
      command: `node -e "fs.rmSync('${data}', { recursive: true, force: true })" && exec node apps/sandbox/src/main.ts`,
      cwd: root,
      url: `${SANDBOX.url}/api/lookup/active`,
      env: { PORT: String(SANDBOX.port), SANDBOX_DATA: data },
      reuseExistingServer: false,
      timeout: 60_000,
    },
    ...SITE_NAMES.map((site) => ({
      command: `node packages/site-build/src/serve.ts apps/${site}/dist ${SITES[site].port}`,
      cwd: root,
      url: SITES[site].url,
      env: { API_ORIGIN: SANDBOX.url },
      reuseExistingServer: false,
    })),
  ],
});
