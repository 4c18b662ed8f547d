import { enter, expect, textOf, tokenOf, type Translate } from "../support/journey.ts";
import { test } from "../support/released-site.ts";
import { openReady, storedPaths, waitForWorker } from "../support/worker.ts";

const english: Translate = (file, key) => textOf("en", file, key);

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

test("opened from the home screen without a line, a member finds the frame of home, and a visitor the log-in, in their language", async ({
  page,
  context,
  member,
  t,
}) => {
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
  const { start_url: start } = await page.evaluate(
    async () => (await (await fetch("/manifest.webmanifest")).json()) as { start_url: string },
  );
  await page.close();
  await context.setOffline(true);
  const visitor = await openReady(context, start);
  await expect(visitor).toHaveURL(/\/login$/);
  await expect(visitor.getByRole("button", { name: english("site", "login.submit") })).toBeVisible();
  await expect(visitor.getByText(english("notice", "offline"))).toBeVisible();
  await expect(visitor.getByText(t("notice", "offline"))).toBeHidden();

  const token = await tokenOf(member);
  await context.addInitScript((value) => localStorage.setItem("token", value), token);
  const ofMember = await openReady(context, start);
  await expect(ofMember).toHaveURL(/\/user\/home$/);
  await expect(ofMember.getByRole("navigation", { name: english("member", "menu.label") })).toBeVisible();
  await expect(ofMember.getByText(english("notice", "offline"))).toBeVisible();
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
