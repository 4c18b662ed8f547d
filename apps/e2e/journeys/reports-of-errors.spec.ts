import type { Page } from "@playwright/test";
import type { SiteReport } from "@member-wallet/api/wire";
import { SANDBOX } from "../support/addresses.ts";
import { enter, expect, test } from "../support/journey.ts";
import { get, injectFaults, resetFaults, untilFaultsUsed } from "../support/sandbox.ts";

const PHONE = "0812345678";
const TOKEN = "pQz8Xv1LrT0sWn5Kb3Hd7A";

test.use({ reported: true });
test.afterEach(async () => {
  await resetFaults();
  await fetch(`${SANDBOX.url}/sandbox/site-reports`, { method: "DELETE" });
});

/** Waits until the page reports: the library that measures is loaded last. */
async function reportsReady(page: Page) {
  const library = await page.waitForResponse((response) =>
    /\/assets\/vitals-[^/]+\.js$/.test(response.url()),
  );
  // The site's own import of it began before this one.
  await page.evaluate(async (url) => void (await import(url)), library.url());
}

/** Leaves the site, by which the page is hidden; resolves with what arrived. */
async function leave(page: Page): Promise<SiteReport[]> {
  await page.goto(`${SANDBOX.url}/sandbox`);
  let reports: SiteReport[] = [];
  const arrived = async () => {
    ({ reports } = await get<{ reports: SiteReport[] }>("/sandbox/site-reports"));
    return reports.length;
  };
  await expect.poll(arrived).toBeGreaterThan(0);
  return reports;
}

test("errors reach the receiver with their place in the code, and without phone, token, query or answer", async ({
  page,
  site,
  member,
  violations,
}) => {
  await injectFaults({
    call: "GET /api/wallet",
    when: "before",
    effect: { kind: "answer", status: 200, body: { name: PHONE, wallet: [TOKEN] } },
  });
  const ready = reportsReady(page);
  // Before the code of the reports is there.
  await page.addInitScript(
    ([phone, token]) => {
      if (location.pathname !== "/user/home") return;
      // Once the site's own script has run.
      addEventListener("DOMContentLoaded", () => {
        throw new TypeError(`Member ${phone} at ${location.href} with ${token} failed`);
      });
    },
    [PHONE, TOKEN],
  );
  await enter(page, member, `/user/home?from=${PHONE}#${TOKEN}`);
  await untilFaultsUsed();
  await ready;
  await page.evaluate(([phone]) => void Promise.reject(new RangeError(`no ${phone}`)), [PHONE]);
  const reports = await leave(page);

  const problems = reports.flatMap((report) => report.problems);
  const messages = problems.map((problem) =>
    problem.kind === "error" ? `${problem.source} ${problem.name}: ${problem.message}` : problem.kind,
  );
  expect(messages.toSorted()).toEqual([
    "answer",
    "rejection RangeError: no *",
    "uncaught TypeError: Member * at * with * failed",
  ]);
  expect(reports[0]).toMatchObject({ site, release: expect.stringMatching(/^\d+\.\d+\.\d+$/) });
  for (const { page: pattern } of problems) expect(pattern).toBe("/user/home");
  const text = JSON.stringify(reports);
  for (const secret of [PHONE, TOKEN, "?", "#", member.username, "localhost"])
    expect(text).not.toContain(secret);
  // The two that the test threw itself.
  expect(violations.splice(0)).toHaveLength(2);
});

test("web vitals of a page load are shown on the sandbox's page", { tag: "@long" }, async ({ page }) => {
  const ready = reportsReady(page);
  await page.goto("/howto");
  await ready;
  await page.getByRole("heading").first().click();
  const [report] = await leave(page);
  expect(report?.problems).toEqual([]);
  expect(report?.vitals.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["FCP", "LCP", "CLS", "TTFB"]),
  );
  expect(new Set(report?.vitals.map((vital) => vital.page))).toEqual(new Set(["/howto"]));
  await page.reload();
  const row = page.locator("#site-vitals tr", { hasText: "/howto" });
  await expect(row).toHaveText(/\/howto\s*1\s*[\d,]+ ms\s*[\d,]+ ms\s*\d\.\d{3}/);
});

test.describe("a browser that objects", () => {
  test.use({ reported: false });

  test("loads nothing of the reports and sends none", async ({ page }) => {
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await page.goto("/howto", { waitUntil: "networkidle" });
    await page.goto("/contact", { waitUntil: "networkidle" });
    expect(requests.filter((path) => /report|vitals/.test(path))).toEqual([]);
    expect(await get<{ reports: SiteReport[] }>("/sandbox/site-reports")).toMatchObject({ reports: [] });
  });
});
