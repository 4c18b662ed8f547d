import { enter, expect } from "../support/journey.ts";
import { test } from "../support/released-site.ts";
import { transferDialog } from "../support/transfer-dialog.ts";
import { cutStored, takeRelease, waitForWorker } from "../support/worker.ts";

test("a stored script that is cut is asked for anew: a dialog opens by itself, and the first page's own link to reload helps", async ({
  page,
  context,
  member,
  releases,
  t,
}) => {
  await enter(page, member);
  await waitForWorker(page);
  await cutStored(page, /TransferFeature-.*js$/);
  releases.asked();
  await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
  await expect(transferDialog(page, t).amount).toBeVisible();
  // The browser's own cache has the whole one: it is not loaded again, and nor is anything else.
  expect(releases.asked().filter((path) => path.startsWith("/assets/"))).toEqual([]);

  await cutStored(page, /index-.*js$/);
  await page.close();
  const broken = await context.newPage();
  await broken.goto("/login");
  await broken.getByRole("link", { name: t("notice", "notLoaded.reload") }).click();
  await expect(broken.locator("#root[data-hydrated]")).toBeAttached();
});

test(
  "a file that is cut in the last release's cache is whole for the pages of the next one",
  { tag: "@long" },
  async ({ page, releases }) => {
    await page.goto("/login");
    await waitForWorker(page);
    const font = await page.evaluate(
      () =>
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))?.name ??
        "no font",
    );
    const size = () => page.evaluate(async (url) => (await (await fetch(url)).blob()).size, font);
    const whole = await size();
    await cutStored(page, /woff2$/);
    await takeRelease(page, releases, "2");
    expect(await size()).toBe(whole);
  },
);

test.describe("without a worker", () => {
  test.use({ serviceWorkers: "block" });

  test(
    "a script that the browser has cached cut is asked for anew",
    { tag: "@long" },
    async ({ page, member, releases, t }) => {
      await enter(page, member);
      // Only once: a page that is a moment late asks again, and would be given a cut one again.
      releases.cutNext(/TransferFeature-.*js$/);
      const cut = page.waitForResponse(/TransferFeature-.*js$/);
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await cut;
      // A module that broke stays broken in its page, which reloads itself after some retries.
      await expect(transferDialog(page, t).amount).toBeVisible({ timeout: 60_000 });
    },
  );
});
