import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS, chromiumPath, findFullChromium } from "@member-wallet/tools/chromium";
import shortRun, { IN_A_FULL_BROWSER, ON_LAO } from "./playwright.config.ts";

/** Journeys of what no site changes: one site shows it for both. */
const ON_ONE_SITE = [
  "another-origin.spec.ts",
  "bad-days.spec.ts",
  "bonuses.spec.ts",
  ...IN_A_FULL_BROWSER,
  "chunks-that-a-release-removed.spec.ts",
  "dialogs-that-do-not-come.spec.ts",
  "first-pages-on-bad-days.spec.ts",
  "hostile-markup.spec.ts",
  "local-page.spec.ts",
  "nothing-moves.spec.ts",
  "odd-phones.spec.ts",
  "reports-of-errors.spec.ts",
  "screens-that-do-not-come.spec.ts",
  "service-worker-*.spec.ts",
  "slips.spec.ts",
  "support-chat*.spec.ts",
  "transfers-on-bad-days.spec.ts",
  "two-members.spec.ts",
  "wheel.spec.ts",
];
/** Journeys whose result depends on the browser: a full one asks for icons, and for the manifest. */
const ON_THE_BROWSER = ["service-worker-return-visits.spec.ts", ...IN_A_FULL_BROWSER];
/** A page's heap on a phone of 1 GB, in megabytes. */
const LITTLE_MEMORY = "--js-flags=--max-old-space-size=128";
/** Of the journeys of the other site, a site leaves out those of that site only, and repeats that are not its own. */
const NOT_ON = { thai: /@lao|^(?!.*@thai).*@long/, lao: /@thai|^(?!.*@lao).*@long/ };
const fullBrowser = findFullChromium() ?? chromiumPath();
const thai = { locale: "th-TH" };
const lao = { locale: "lo-LA" };
const MAIN_JOBS = ["the-main-job.spec.ts", "becoming-a-member.spec.ts"];

/**
 * What `npm run test:long` walks beside the journeys of `npm test`: those tagged `@long`, the others on the other site,
 * the main ones with the service worker or with little memory, and in a full browser those that depend on it. A project's
 * first word is its site.
 */
export default defineConfig({
  ...shortRun,
  reporter: [["list"], ["json", { outputFile: ".cache/journeys-long.json" }]],
  projects: [
    { name: "thai long", use: thai, testIgnore: ON_LAO, grep: /@long/, grepInvert: /@lao/ },
    { name: "lao long", use: lao, testMatch: ON_LAO, grep: /@long/, grepInvert: /@thai/ },
    {
      name: "thai as well",
      use: thai,
      testMatch: ON_LAO,
      testIgnore: ON_ONE_SITE,
      grepInvert: NOT_ON.thai,
    },
    {
      name: "lao as well",
      use: lao,
      testIgnore: [...ON_LAO, ...ON_ONE_SITE],
      grepInvert: NOT_ON.lao,
    },
    {
      name: "thai with its worker",
      use: { ...thai, serviceWorkers: "allow" },
      testMatch: MAIN_JOBS,
      grepInvert: /@lao/,
    },
    {
      name: "lao with its worker",
      use: { ...lao, serviceWorkers: "allow" },
      testMatch: MAIN_JOBS,
      grepInvert: /@thai/,
    },
    {
      name: "thai with little memory",
      use: {
        ...thai,
        launchOptions: { executablePath: chromiumPath(), args: [...CHROMIUM_FLAGS, LITTLE_MEMORY] },
      },
      testMatch: ["the-main-job.spec.ts"],
      grepInvert: /@long|@lao/,
    },
    {
      name: "thai in a full browser",
      use: { ...thai, launchOptions: { executablePath: fullBrowser, args: [...CHROMIUM_FLAGS] } },
      testMatch: ON_THE_BROWSER,
      grepInvert: /@long/,
    },
  ],
});
