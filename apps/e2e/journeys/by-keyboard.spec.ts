import type { Locator, Page } from "@playwright/test";
import { enter, expect, test, type Translate } from "../support/journey.ts";

test.describe.configure({ mode: "serial" });
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** More controls than any screen or dialog has. */
const MOST_TABS = 80;

/** Moves the focus with Tab alone; throws when it never gets there. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < MOST_TABS; presses++) {
    // oxlint-disable-next-line no-await-in-loop -- One press after another.
    if (await isFocused()) return;
    // oxlint-disable-next-line no-await-in-loop -- As above.
    await page.keyboard.press("Tab");
  }
  throw new Error(`${await target.innerText()} cannot be reached with Tab.`);
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const inDialog = (page: Page, name: string) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });
const inQuestion = (page: Page, name: string) =>
  page.getByRole("alertdialog").getByRole("button", { name, exact: true });

/** A text that screen readers announce when it appears. */
function announced(page: Page, text: string) {
  return page.locator("output, [role=status], [role=alert], [aria-live]").filter({ hasText: text });
}

/** Closes the open dialog by Escape; the focus is again where it was opened. */
async function closeBackTo(page: Page, opener: Locator) {
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(opener).toBeFocused();
}

async function cancelBonus(page: Page, t: Translate, code: string) {
  const name = t("bonus", "active.cancel");
  await press(page, page.getByRole("main").getByRole("button", { name, exact: true }));
  await press(page, inQuestion(page, name));
  const told = page.getByRole("alertdialog", { name: t("acts", "cancelled.titleOf", { code }) });
  await expect(told).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(told).toBeHidden();
}

test("by keyboard alone a bonus is received and cancelled", async ({ page, member, t }) => {
  await enter(page, member, "/user/bonus");
  const card = page.getByRole("main").getByRole("button", { name: "FREE20" });
  await press(page, card);
  await press(page, inDialog(page, t("bonus", "dialog.receive")));
  await expect(announced(page, t("acts", "done.bonus"))).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(card).toBeFocused();
  await press(page, card);
  await closeBackTo(page, card);
  await cancelBonus(page, t, "FREE20");
});

test(
  "by keyboard alone a promotion code is found and received",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member, "/user/bonus");
    const code = page.getByRole("textbox", { name: t("bonus", "search.label") });
    await tabTo(page, code);
    await page.keyboard.type("nocharge");
    await page.keyboard.press("Enter");
    await press(page, inDialog(page, t("bonus", "promotion.receive")));
    await expect(announced(page, t("acts", "done.promotion"))).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await cancelBonus(page, t, "NOCHARGE");
  },
);

test("by keyboard alone the invite bonus is received", { tag: "@thai" }, async ({ page, member, t }) => {
  await enter(page, member);
  const tile = button(page, t("member", "home.invite"));
  await press(page, tile);
  await press(page, inDialog(page, t("claims", "continue")));
  await press(page, inDialog(page, t("invite", "receive")));
  await press(page, inQuestion(page, t("invite", "receive")));
  await expect(announced(page, t("acts", "done.invite-bonus"))).toBeVisible();
  await closeBackTo(page, tile);
});

test(
  "by keyboard alone a refund is received and added to the wallet",
  { tag: "@long" },
  async ({ page, other, t }) => {
    await enter(page, other);
    const tile = button(page, t("member", "home.refund"));
    await press(page, tile);
    await press(page, inDialog(page, t("claims", "continue")));
    await press(page, inDialog(page, t("refund", "receive.submit")));
    await expect(announced(page, t("refund", "add.waiting"))).toBeVisible();
    await press(page, inDialog(page, t("refund", "add.submit")));
    await press(page, inQuestion(page, t("refund", "add.submit")));
    await expect(announced(page, t("acts", "done.add-refund"))).toBeVisible();
    await closeBackTo(page, tile);
  },
);

test(
  "by keyboard alone the wheel is spun, its prize announced, and a coupon claimed",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await enter(page, member);
    const tile = page.getByRole("button", { name: new RegExp(`^${t("member", "home.wheel")}`) });
    await press(page, tile);
    const spin = inDialog(page, t("wheel", "spin"));
    await press(page, spin);
    const prize = page.getByRole("dialog", { name: t("wheel", "prize.title") });
    await expect(prize).toBeVisible();
    const [stoppedAt = ""] = t("wheel", "stoppedAt", { label: "|" }).split("|");
    await expect(announced(page, stoppedAt)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(prize).toBeHidden();
    await expect(spin).toBeFocused();
    await press(page, page.getByRole("dialog").getByRole("table").getByRole("button").first());
    await press(page, inQuestion(page, t("wheel", "coupons.confirm")));
    await expect(announced(page, t("acts", "done.coupon"))).toBeVisible();
    await closeBackTo(page, tile);
  },
);
