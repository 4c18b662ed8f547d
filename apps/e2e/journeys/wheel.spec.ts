import type { Page } from "@playwright/test";
import { enter, expect, test, type Translate, walletOf } from "../support/journey.ts";
import { injectFaults, resetFaults, setSwitches } from "../support/sandbox.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

const wheelTile = (page: Page, t: Translate) =>
  page.getByRole("button", { name: new RegExp(`^${t("member", "home.wheel")}`) });

const refreshTile = (page: Page, t: Translate) =>
  page.getByRole("button", { name: t("member", "home.refreshAll"), exact: true });

function wheelDialog(page: Page, t: Translate) {
  const dialog = page.getByRole("dialog", { name: t("dialogs", "wheel"), exact: true });
  return {
    dialog,
    spin: dialog.getByRole("button", { name: t("wheel", "spin"), exact: true }),
    coins: (coins: number) => dialog.getByText(t("wheel", "coins", { coins }), { exact: true }),
    prize: page.getByRole("dialog", { name: t("wheel", "prize.title") }),
    back: page.getByRole("button", { name: t("wheel", "prize.close") }),
  };
}

const coinsOf = async (member: Parameters<typeof walletOf>[0]) => (await walletOf(member)).profile.coin;

test("a member opens the wheel from home, spins for one coin, and sees the prize and the coins left", async ({
  page,
  member,
  t,
}) => {
  const coins = await coinsOf(member);
  await enter(page, member);
  await expect(wheelTile(page, t)).toContainText(t("member", "home.coins", { coins }));
  await wheelTile(page, t).click();
  const wheel = wheelDialog(page, t);
  await expect(wheel.coins(coins)).toBeVisible();
  await wheel.spin.click();
  await expect(wheel.prize).toBeVisible();
  await wheel.back.click();
  await expect(wheel.prize).toBeHidden();
  const left = await coinsOf(member);
  await expect(wheel.coins(left)).toBeVisible();
  await expect(wheel.spin).toHaveAttribute("aria-disabled", "false");
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test(
    "a spin whose answer is lost is unknown, or proven by its coin",
    { tag: "@long" },
    async ({ page, member, t }) => {
      const before = await coinsOf(member);
      await enter(page, member, "/user/home?dialog=wheel");
      const wheel = wheelDialog(page, t);
      await expect(wheel.coins(before)).toBeVisible();
      await injectFaults({ call: "POST /api/spinwheel/spin", when: "after", effect: { kind: "kill" } });
      await wheel.spin.click();
      const unknown = wheel.dialog.getByText(t("acts", "unknown.title"));
      await expect(unknown.or(page.getByText(t("acts", "spun.plain")))).toBeVisible();
      const left = await coinsOf(member);
      await expect(wheel.coins(left)).toBeVisible();
      // One coin was taken; a prize may be coins too.
      expect(left).toBeGreaterThanOrEqual(before - 1);
    },
  );

  test(
    "a coupon is claimed after a confirm, and its money is in the balance and the statement",
    { tag: "@long" },
    async ({ page, member, t }) => {
      const before = (await walletOf(member)).wallet.amount;
      await enter(page, member, "/user/home?dialog=wheel");
      const { dialog } = wheelDialog(page, t);
      const claim = dialog.getByRole("table").getByRole("button").first();
      await claim.click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: t("wheel", "coupons.confirm"), exact: true })
        .click();
      await expect(page.getByText(t("acts", "done.coupon"))).toBeVisible();
      const won = (await walletOf(member)).wallet.amount - before;
      expect(won).toBeGreaterThan(0);
      await page.goto("/user/statement");
      await expect(page.getByRole("main").getByRole("listitem").first()).toContainText(`+${won.toFixed(2)}`);
    },
  );

  test(
    "a wheel that is switched off leaves refresh-all at home, and is closed in an open dialog",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enter(page, member, "/user/home?dialog=wheel");
      const wheel = wheelDialog(page, t);
      await expect(wheel.spin).toBeVisible();
      await setSwitches({ wheel: "off" });
      await wheel.spin.click();
      await expect(page.getByRole("alertdialog", { name: t("errors", "title") })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(wheel.dialog.getByText(t("wheel", "closed.title"))).toBeVisible();
      await page.goto("/user/home");
      await expect(refreshTile(page, t)).toBeVisible();
      await expect(wheelTile(page, t)).toBeHidden();
    },
  );
});
