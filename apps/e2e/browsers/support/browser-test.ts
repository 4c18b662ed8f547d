import { test as base } from "../../support/journey.ts";
import { SITES } from "../../support/sites.ts";
import { type BrowserPage, createBrowserPage } from "./browser-page.ts";
import type { Connection } from "./connection.ts";
import { installedBrowsers } from "./installed.ts";

/** A phone. */
const PHONE = [360, 740] as const;

/** A test in the browser of its project: fresh, with an empty storage, as wide as a phone. */
export const test = base.extend<{ browserPage: BrowserPage; connection: Connection }>({
  // Playwright would collect them from a page of its own, which these tests don't open.
  violations: async ({}, use) => use([]),
  connection: async ({ site }, use, info) => {
    const browser = installedBrowsers().find(({ name }) => info.project.name.endsWith(name));
    if (!browser?.start) throw new Error(`${info.project.name}: that browser is not installed.`);
    const connection = await browser.start(SITES[site].first);
    await use(connection);
    await connection.close();
  },
  browserPage: async ({ connection, baseURL }, use, info) => {
    const page = createBrowserPage(connection, baseURL ?? "");
    await page.resize(...PHONE);
    await use(page);
    if (info.status !== info.expectedStatus) await page.screenshot(info.outputPath("failure.png"));
  },
});
