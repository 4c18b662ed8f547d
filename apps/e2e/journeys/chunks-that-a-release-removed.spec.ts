import type { Page, Route } from "@playwright/test";
import { countLoads, FAILURES, remove, tryAgain } from "../support/chunks.ts";
import { enterWithClock, advanceClock, installClock } from "../support/clock.ts";
import { enter, expect, long, test } from "../support/journey.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

/** A release removes a chunk: it is gone until the page reloads. */
async function release(page: Page, name: string, fail: (route: Route) => Promise<void> = FAILURES["404"]) {
  const loads = countLoads(page);
  await remove(page, name, "js", (route) => (loads() > 0 ? route.continue() : fail(route)));
  return { loads };
}

test.describe("a chunk that a release removed", () => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(
      `and that is answered with ${name} causes one reload, with the same dialog open and the input of another form kept`,
      { tag: long(name !== "404") },
      async ({ page, member, t }) => {
        await enterWithClock(page, member);
        const transfer = transferDialog(page, t);
        const open = (key: string) =>
          page.getByRole("button", { name: t("member", key), exact: true }).click();
        await open("home.transfer");
        await transfer.to.selectOption("HUAYHD");
        await transfer.amount.fill("12.50");
        await page.goBack();
        const { loads } = await release(page, "WithdrawFeature", fail);
        await open("home.withdraw");
        await expect(page.getByRole("dialog", { name: t("site", "trouble.heading") })).toBeVisible();
        await advanceClock(page, 3_000);
        const withdraw = page.getByRole("dialog", { name: t("dialogs", "withdraw") });
        await expect(withdraw).toBeVisible();
        await expect(page).toHaveURL(/\/user\/home\?dialog=withdraw$/);
        expect(loads()).toBe(1);
        // Back still closes it.
        await page.goBack();
        await expect(page).toHaveURL(/\/user\/home$/);
        await expect(withdraw).toBeHidden();
        await open("home.transfer");
        await expect(transfer.amount).toHaveValue("12.50");
      },
    );
  }

  test("of the carousels causes one reload of home", { tag: "@long" }, async ({ page, member, t }) => {
    await installClock(page);
    const loads = countLoads(page);
    await remove(page, "member-parts", "js", (route) =>
      loads() > 1 ? route.continue() : FAILURES["404"](route),
    );
    await enter(page, member);
    await expect(tryAgain(page, t)).toBeVisible();
    await advanceClock(page, 3_000);
    await expect(page.getByRole("heading", { name: t("member", "home.slot") })).toBeVisible();
    expect(loads()).toBe(2);
  });

  test("causes one reload, on the same screen", { tag: "@long" }, async ({ page, member, t }) => {
    await enterWithClock(page, member);
    const { loads } = await release(page, "ProfileScreen");
    await page.getByRole("link", { name: t("member", "menu.profile") }).click();
    await expect(tryAgain(page, t)).toBeVisible();
    await advanceClock(page, 3_000);
    await expect(page.getByRole("heading", { level: 1, name: t("profile", "heading") })).toBeVisible();
    await expect(page).toHaveURL(/\/user\/profile$/);
    expect(loads()).toBe(1);
  });

  test(
    "and that the new page lacks too causes one reload all the same, and the failure stays visible",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const loads = countLoads(page);
      await remove(page, "TransferFeature");
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await expect(tryAgain(page, t)).toBeVisible();
      await advanceClock(page, 3_000);
      await expect.poll(loads).toBe(1);
      await expect(tryAgain(page, t)).toBeVisible();
      await advanceClock(page, 300_000);
      await tryAgain(page, t).click();
      await expect(tryAgain(page, t)).toBeVisible();
      expect(loads()).toBe(1);
    },
  );

  test("loses no input", { tag: "@long" }, async ({ page, t }) => {
    await installClock(page);
    await page.goto("/login");
    const loads = countLoads(page);
    const area = await remove(page, "member");
    await page.getByLabel(t("site", "login.phone")).fill("0812345678");
    await page.getByLabel(t("site", "login.password"), { exact: true }).fill("typed");
    await expect.poll(area.asked).toBeGreaterThan(0);
    await advanceClock(page, 60_000);
    await expect.poll(area.asked).toBeGreaterThan(2);
    expect(loads()).toBe(0);
    await expect(page.getByLabel(t("site", "login.phone"))).toHaveValue("0812345678");
    await expect(page.getByLabel(t("site", "login.password"), { exact: true })).toHaveValue("typed");
  });
});
