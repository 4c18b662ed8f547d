import { RELEASES } from "../support/addresses.ts";
import { enter, expect, logIn, test as base, textOf, tokenOf } from "../support/journey.ts";
import { type ReleasedSite, startReleases } from "../support/releases.ts";
import {
  openReady,
  releaseOf,
  removeStoredScripts,
  storedPaths,
  takeNewWorker,
  waitForWorker,
} from "../support/worker.ts";

const test = base.extend<{ releases: ReleasedSite }>({
  serviceWorkers: "allow",
  baseURL: RELEASES.url,
  releases: [
    async ({ site }, use) => {
      const releases = await startReleases(site);
      await releases.publish("1");
      await use(releases);
      releases.close();
    },
    { auto: true },
  ],
});

/** The backend, and the browser's own question for a new worker some time after a visit. */
const NOT_OF_THE_SITE = /^\/((api|files|socket\.io)\/|service-worker\.js$)/;

test.describe("a return visit", () => {
  test("to the log-in paints and reacts without a byte", async ({ page, context, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await page.close();
    releases.asked();
    await openReady(context, "/login");
    expect(releases.asked().filter((path) => !NOT_OF_THE_SITE.test(path))).toEqual([]);
  });

  test("to home asks the backend alone, with the head's early call", async ({
    page,
    context,
    releases,
    member,
    t,
  }) => {
    await enter(page, member);
    await waitForWorker(page);
    const token = await page.evaluate(() => localStorage.getItem("token"));
    await page.close();
    releases.asked();
    await context.addInitScript((value) => localStorage.setItem("token", value ?? ""), token);
    const again = await openReady(context, "/user/home");
    await expect(again.getByRole("heading", { name: t("member", "home.slot") })).toBeVisible();
    const asked = releases.asked();
    expect(asked.filter((path) => !NOT_OF_THE_SITE.test(path))).toEqual([]);
    expect(asked.filter((path) => path === "/api/wallet")).toHaveLength(1);
  });

  test("finds nothing of a member stored, after a log-in and a log-out", async ({ page, member, t }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await logIn(page, t, member);
    await page.getByRole("link", { name: t("member", "menu.profile") }).click();
    await expect(page.getByText(member.username)).toBeVisible();
    await page.getByRole("button", { name: t("member", "logOut") }).click();
    await expect(page).toHaveURL(/\/login/);
    const paths = Object.values(await storedPaths(page)).flat();
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.filter((path) => !/^\/(assets\/[^/]+|[a-z]+\.html)$/.test(path))).toEqual([]);
  });
});

test.describe("a new release", () => {
  test("is taken over at the next page, silently, where nothing is typed", async ({ page, releases, t }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await releases.publish("2");
    await takeNewWorker(page);
    await page.getByRole("link", { name: t("site", "menu.howto") }).click();
    await expect.poll(() => releaseOf(page)).toBe("2");
    await expect(page).toHaveURL(/\/howto$/);
    await expect(page.getByText(t("notice", "newRelease.text"))).toBeHidden();
  });

  test("is taken over while the page is hidden", async ({ page, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await releases.publish("2");
    await takeNewWorker(page);
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { get: () => true });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    await expect.poll(() => releaseOf(page)).toBe("2");
    await expect(page).toHaveURL(/\/login$/);
  });

  test("is offered where something is typed, and loses none of it", async ({ page, releases, t }) => {
    await page.goto("/login");
    await waitForWorker(page);
    const phone = page.getByLabel(t("site", "login.phone"));
    await phone.fill("0812345678");
    await releases.publish("2");
    await takeNewWorker(page);
    await expect(page.getByText(t("notice", "newRelease.text"))).toBeVisible();
    await expect(phone).toHaveValue("0812345678");
    expect(await releaseOf(page)).toBe("1");
    await page.getByRole("button", { name: t("notice", "newRelease.refresh") }).click();
    await expect.poll(() => releaseOf(page)).toBe("2");
  });

  test("leaves an open page its own parts, which the server no longer has", async ({
    page,
    releases,
    member,
    t,
  }) => {
    await enter(page, member);
    await waitForWorker(page);
    await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
    await expect(page.getByRole("dialog", { name: t("dialogs", "transfer") })).toBeVisible();
    await releases.publish("2");
    await takeNewWorker(page);
    await page.goBack();
    await page.getByRole("button", { name: t("member", "home.withdraw"), exact: true }).click();
    await expect(page.getByRole("dialog", { name: t("dialogs", "withdraw") })).toBeVisible();
    await expect(page.getByText(t("site", "trouble.heading"))).toBeHidden();
    expect(await releaseOf(page)).toBe("1");
  });

  test("replaces one two releases back, and the caches of all but the last", async ({
    page,
    context,
    releases,
  }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await releases.publish("2");
    await takeNewWorker(page);
    await releases.publish("3");
    await takeNewWorker(page);
    const marks = async () =>
      Object.keys(await storedPaths(page)).map((name) => name.replace("release-", "")[0]);
    await expect.poll(marks).toEqual(["2", "3"]);
    await page.close();
    const next = await openReady(context, "/login");
    expect(await releaseOf(next)).toBe("3");
  });

  test("is reached from a worker whose files are half there", async ({ page, context, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await removeStoredScripts(page);
    await page.close();
    await releases.publish("2");
    expect(await releaseOf(await openReady(context, "/login"))).toBe("2");
  });
});

test("a worker whose files are half there shows the server's page, and stores them again", async ({
  page,
  context,
  releases,
}) => {
  await page.goto("/login");
  await waitForWorker(page);
  const before = await storedPaths(page);
  await removeStoredScripts(page);
  await page.close();
  const next = await openReady(context, "/login");
  await expect.poll(async () => sorted(await storedPaths(next))).toEqual(sorted(before));
  releases.asked();
  await openReady(context, "/login");
  expect(releases.asked().filter((path) => !NOT_OF_THE_SITE.test(path))).toEqual([]);
});

function sorted(stored: Record<string, string[]>): string[] {
  return Object.values(stored).flat().toSorted();
}

test.describe("a file of the release that the server answers", () => {
  for (const failure of ["404", "500", "html", "silence"] as const) {
    test(`with ${failure} leaves the page without a worker, and working`, async ({
      page,
      context,
      releases,
      t,
    }) => {
      releases.fail(/WithdrawFeature-/, failure);
      await page.goto("/login");
      await expect.poll(() => releases.asked().some((path) => path.includes("WithdrawFeature-"))).toBe(true);
      await page.getByRole("link", { name: t("site", "menu.howto") }).click();
      await expect(page).toHaveURL(/\/howto$/);
      expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
      releases.fail(null);
      const next = await openReady(context, "/login");
      await waitForWorker(next);
      expect(
        Object.values(await storedPaths(next))
          .flat()
          .some((path) => path.includes("WithdrawFeature-")),
      ).toBe(true);
    });
  }
});

test.describe("without a line", () => {
  test("a page says so, keeps what it shows, and opens again", async ({ page, context, member, t }) => {
    await enter(page, member);
    await waitForWorker(page);
    const home = page.getByRole("heading", { name: t("member", "home.slot") });
    await expect(home).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(t("notice", "offline"))).toBeVisible();
    await expect(home).toBeVisible();
    await page.goto("/user/home");
    await expect(page.getByRole("link", { name: t("member", "menu.profile") })).toBeVisible();
    await expect(page.getByText(t("notice", "offline"))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(t("notice", "offline"))).toBeHidden();
  });
});

test("opened without a line, the site speaks the member's language", async ({ page, context, t }) => {
  await context.addInitScript(() => localStorage.setItem("locale", "en"));
  await page.goto("/login");
  await waitForWorker(page);
  await expect
    .poll(
      async () =>
        Object.values(await storedPaths(page))
          .flat()
          .filter((path) => /\/shared-(?:th|lo|en)-/.test(path)).length,
    )
    .toBe(2);
  await page.close();
  await context.setOffline(true);
  const again = await openReady(context, "/login");
  await expect(again.getByText(textOf("en", "notice", "offline"))).toBeVisible();
  await expect(again.getByText(t("notice", "offline"))).toBeHidden();
});

test("opened from the home screen without a line, a member finds the frame of home, and a visitor the log-in", async ({
  page,
  context,
  member,
  t,
}) => {
  await page.goto("/login");
  await waitForWorker(page);
  const { start_url: start } = await page.evaluate(
    async () => (await (await fetch("/manifest.webmanifest")).json()) as { start_url: string },
  );
  await page.close();
  await context.setOffline(true);
  const visitor = await openReady(context, start);
  await expect(visitor).toHaveURL(/\/login$/);
  await expect(visitor.getByRole("button", { name: t("site", "login.submit") })).toBeVisible();
  await expect(visitor.getByText(t("notice", "offline"))).toBeVisible();

  const token = await tokenOf(member);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const ofMember = await openReady(context, start);
  await expect(ofMember).toHaveURL(/\/user\/home$/);
  await expect(ofMember.getByRole("navigation", { name: t("member", "menu.label") })).toBeVisible();
  await expect(ofMember.getByText(t("notice", "offline"))).toBeVisible();
});

test("a build without a worker removes the one of before, and everything that it stored", async ({
  page,
  context,
  releases,
}) => {
  await page.goto("/login");
  await waitForWorker(page);
  await page.close();
  await releases.publishWithoutWorker("2");
  const last = await openReady(context, "/login");
  await expect.poll(() => storedPaths(last)).toEqual({});
  const next = await openReady(context, "/login");
  expect(await releaseOf(next)).toBe("2");
  await last.close();
  const registrations = () =>
    next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  // A page of before that was still open may have registered it once more: it goes with the next visit.
  await expect(async () => {
    await next.reload();
    expect(await registrations()).toBe(0);
  }).toPass({ timeout: 20_000 });
  expect(await storedPaths(next)).toEqual({});
});

test.describe("a browser that has no room", () => {
  test("for the release shows the page without a worker", async ({ page, context, releases }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Storage.overrideQuotaForOrigin", { origin: RELEASES.url, quotaSize: 50_000 });
    await page.goto("/login");
    await expect.poll(() => releases.asked().includes("/service-worker.js")).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await storedPaths(page)).toEqual({});
    await page.reload();
    await expect(page.locator("#root[data-hydrated]")).toBeAttached();
    expect(await releaseOf(page)).toBe("1");
  });
});

test("the site can be installed", async ({ page, context }) => {
  await page.goto("/login");
  const devtools = await context.newCDPSession(page);
  const manifest = await devtools.send("Page.getAppManifest");
  expect(manifest.errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // The journeys' browser contexts count as private windows.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});
