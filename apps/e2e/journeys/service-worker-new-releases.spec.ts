import { enter, expect } from "../support/journey.ts";
import { test } from "../support/released-site.ts";
import {
  cacheNames,
  openReady,
  releaseOf,
  removeStoredScripts,
  takeRelease,
  waitForWorker,
} from "../support/worker.ts";

test.describe("a new release", () => {
  test("is taken over at the next page, silently, where nothing is typed", async ({ page, releases, t }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await takeRelease(page, releases, "2");
    await page.getByRole("link", { name: t("site", "menu.howto") }).click();
    await expect.poll(() => releaseOf(page)).toBe("2");
    await expect(page).toHaveURL(/\/howto$/);
    await expect(page.getByText(t("notice", "newRelease.text"))).toBeHidden();
  });

  test("is taken over while the page is hidden", { tag: "@long" }, async ({ page, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await takeRelease(page, releases, "2");
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
    await takeRelease(page, releases, "2");
    await expect(page.getByText(t("notice", "newRelease.text"))).toBeVisible();
    await expect(phone).toHaveValue("0812345678");
    expect(await releaseOf(page)).toBe("1");
    await page.getByRole("button", { name: t("notice", "newRelease.refresh") }).click();
    await expect.poll(() => releaseOf(page)).toBe("2");
  });

  test(
    "leaves an open page its own parts, which the server no longer has",
    { tag: "@long" },
    async ({ page, releases, member, t }) => {
      await enter(page, member);
      await waitForWorker(page);
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: t("dialogs", "transfer") })).toBeVisible();
      await takeRelease(page, releases, "2");
      await page.goBack();
      await page.getByRole("button", { name: t("member", "home.withdraw"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: t("dialogs", "withdraw") })).toBeVisible();
      await expect(page.getByText(t("site", "trouble.heading"))).toBeHidden();
      expect(await releaseOf(page)).toBe("1");
    },
  );

  test(
    "replaces one two releases back, and the caches of all but the last",
    { tag: "@long" },
    async ({ page, context, releases }) => {
      await page.goto("/login");
      await waitForWorker(page);
      await takeRelease(page, releases, "2");
      await takeRelease(page, releases, "3");
      const marks = async () => (await cacheNames(page)).map((name) => name.replace("release-", "")[0]);
      await expect.poll(marks).toEqual(["2", "3"]);
      await page.close();
      const next = await openReady(context, "/login");
      expect(await releaseOf(next)).toBe("3");
    },
  );

  test(
    "is reached from a worker whose files are half there",
    { tag: "@long" },
    async ({ page, context, releases }) => {
      await page.goto("/login");
      await waitForWorker(page);
      await removeStoredScripts(page);
      await page.close();
      await releases.publish("2");
      expect(await releaseOf(await openReady(context, "/login"))).toBe("2");
    },
  );
});

test(
  "a build without a worker removes the one of before, and everything that it stored",
  { tag: "@long" },
  async ({ page, context, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    await page.close();
    await releases.publishWithoutWorker("2");
    // On a slow phone its own files may be gone before it has loaded them.
    const last = await context.newPage();
    await last.goto("/login");
    await expect.poll(() => cacheNames(last)).toEqual([]);
    const next = await openReady(context, "/login");
    expect(await releaseOf(next)).toBe("2");
    await last.close();
    const registrations = () =>
      next.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    // The page of before may have registered it once more: it goes with the next visit.
    await expect(async () => {
      await next.reload();
      expect(await registrations()).toBe(0);
    }).toPass({ timeout: 20_000 });
    expect(await cacheNames(next)).toEqual([]);
  },
);
