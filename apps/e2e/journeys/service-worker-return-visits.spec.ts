import type { Page } from "@playwright/test";
import { RELEASES } from "../support/addresses.ts";
import { expect, long, submitLogIn, tokenOf } from "../support/journey.ts";
import { siteFiles, test } from "../support/released-site.ts";
import {
  countWorkers,
  openReady,
  releaseOf,
  removeStoredScripts,
  storedPaths,
  waitForRelease,
  waitForWorker,
} from "../support/worker.ts";

test.describe("a return visit", () => {
  test("paints the log-in and home without a byte of the site: home asks the backend alone, with the head's early call", async ({
    page,
    context,
    releases,
    member,
    t,
  }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await page.close();
    releases.asked();
    const logIn = await openReady(context, "/login");
    await askForIcons(logIn);
    expect(siteFiles(releases.asked())).toEqual([]);
    await logIn.close();

    const token = await tokenOf(member);
    await context.addInitScript((value) => localStorage.setItem("token", value), token);
    const home = await openReady(context, "/user/home");
    await expect(home.getByRole("heading", { name: t("member", "home.slot") })).toBeVisible();
    const asked = releases.asked();
    expect(siteFiles(asked)).toEqual([]);
    expect(asked.filter((path) => path === "/api/wallet")).toHaveLength(1);
  });

  test("finds nothing of a member stored, after a log-in and a log-out", async ({ page, member, t }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await submitLogIn(page, t, member);
    await page.getByRole("link", { name: t("member", "menu.profile") }).click();
    await expect(page.getByText(member.username)).toBeVisible();
    await page.getByRole("button", { name: t("member", "logOut") }).click();
    await expect(page).toHaveURL(/\/login/);
    const paths = Object.values(await storedPaths(page)).flat();
    expect(paths.length).toBeGreaterThan(100);
    const ofTheSite = /^\/((assets|icons)\/[^/]+|[a-z]+\.html|favicon\.svg|manifest\.webmanifest)$/;
    expect(paths.filter((path) => !ofTheSite.test(path))).toEqual([]);
  });
});

test(
  "a worker whose files are half there shows the server's page, and stores them again",
  { tag: "@long" },
  async ({ page, context, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    const before = await storedPaths(page);
    await removeStoredScripts(page);
    await page.close();
    const next = await openReady(context, "/login");
    await expect.poll(async () => sorted(await storedPaths(next))).toEqual(sorted(before));
    releases.asked();
    await openReady(context, "/login");
    expect(siteFiles(releases.asked())).toEqual([]);
  },
);

/** Asks for what full browsers ask for beside the page: the manifest, and every icon that it or the page names. */
async function askForIcons(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { url, data } = await devtools.send("Page.getAppManifest");
  const { icons } = JSON.parse(data ?? "{}") as { icons: { src: string }[] };
  const named = icons.map(({ src }) => new URL(src, url).href);
  const statuses = await page.evaluate((ofManifest) => {
    const links = Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel$=icon]"));
    const addresses = [...ofManifest, ...links.map(({ href }) => href)];
    return Promise.all(addresses.map(async (address) => (await fetch(address)).status));
  }, named);
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
}

function sorted(stored: Record<string, string[]>): string[] {
  return Object.values(stored).flat().toSorted();
}

test.describe("a file of the release that the server answers", () => {
  for (const failure of ["404", "500", "html", "cut", "silence"] as const) {
    test(
      `with ${failure} leaves the page without a worker, and working`,
      { tag: long(failure !== "cut") },
      async ({ page, context, releases, t }) => {
        releases.fail(/WithdrawFeature-/, failure);
        await page.goto("/login");
        await expect
          .poll(() => releases.asked().some((path) => path.includes("WithdrawFeature-")))
          .toBe(true);
        await page.getByRole("link", { name: t("site", "menu.howto") }).click();
        await expect(page).toHaveURL(/\/howto$/);
        expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
        // One that waits for its server goes on when that answers.
        if (failure !== "silence") await expect.poll(() => countWorkers(page)).toBe(0);
        releases.fail(null);
        await waitForRelease(await openReady(context, "/login"));
        const next = await openReady(context, "/login");
        await waitForWorker(next);
        expect(
          Object.values(await storedPaths(next))
            .flat()
            .some((path) => path.includes("WithdrawFeature-")),
        ).toBe(true);
      },
    );
  }
});

test.describe("a browser that has no room", () => {
  test(
    "for the release shows the page without a worker",
    { tag: "@long" },
    async ({ page, context, releases }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send("Storage.overrideQuotaForOrigin", { origin: RELEASES.url, quotaSize: 50_000 });
      await page.goto("/login");
      await expect.poll(() => releases.asked().includes("/service-worker.js")).toBe(true);
      await expect.poll(() => countWorkers(page)).toBe(0);
      expect(await storedPaths(page)).toEqual({});
      await page.reload();
      await expect(page.locator("#root[data-hydrated]")).toBeAttached();
      expect(await releaseOf(page)).toBe("1");
    },
  );
});
