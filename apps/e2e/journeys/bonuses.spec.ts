import type { Page } from "@playwright/test";
import { formatAmount, satangFromBaht } from "@member-wallet/domain";
import { enter, expect, type Member, test, type Translate, walletOf } from "../support/journey.ts";
import { injectFaults, resetFaults } from "../support/sandbox.ts";
import { SITES } from "../support/sites.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

const BONUS_PAGE = "/user/bonus";

const walletAmount = async (member: Member) => (await walletOf(member)).wallet.amount;

const bonusCard = (page: Page, code: string) => page.getByRole("main").getByRole("button", { name: code });

/** Receives the bonus of a code on the bonus page. */
async function receiveBonus(page: Page, t: Translate, code: string) {
  await bonusCard(page, code).click();
  await page.getByRole("button", { name: t("bonus", "dialog.receive") }).click();
  await expect(page.getByText(t("acts", "done.bonus"))).toBeVisible();
}

/** Cancels the bonus of a code: what the question says that it takes, in baht, is what the alert says it took. */
async function cancelBonus(page: Page, t: Translate, code: string, taken: number) {
  const name = t("bonus", "active.cancel");
  const amount = formatAmount(satangFromBaht(taken));
  await page.getByRole("main").getByRole("button", { name }).click();
  const question = page.getByRole("alertdialog", { name: t("bonus", "cancelling.titleOf", { code }) });
  await expect(
    question.getByText(
      taken === 0 ? t("bonus", "cost.nothing") : t("bonus", "cost.amount.title", { amount }),
    ),
  ).toBeVisible();
  await question.getByRole("button", { name }).click();
  const told = page.getByRole("alertdialog", { name: t("acts", "cancelled.titleOf", { code }) });
  await expect(
    told.getByText(taken === 0 ? t("acts", "cancelled.nothing") : t("acts", "cancelled.taken", { amount })),
  ).toBeVisible();
  return told;
}

/** The total balance in baht, games included. */
async function totalAmount(member: Member) {
  const { wallet, slots } = await walletOf(member);
  return slots.reduce((sum, { amount }) => sum + amount, wallet.amount);
}

async function findPromotion(page: Page, t: Translate, code: string) {
  await page.getByRole("textbox", { name: t("bonus", "search.label") }).fill(code);
  await page.getByRole("button", { name: t("bonus", "search.submit") }).click();
  return page.getByRole("dialog", {
    name: t("dialogs", "promotion", { code: code.trim().toUpperCase() }),
  });
}

async function receivePromotion(page: Page, t: Translate, code: string) {
  const dialog = await findPromotion(page, t, code);
  await dialog.getByRole("button", { name: t("bonus", "promotion.receive") }).click();
}

/** Opens a dialog from home, past the operator's banners. */
async function openPastBanners(page: Page, t: Translate, tile: "home.invite" | "home.refund") {
  await page.getByRole("button", { name: t("member", tile), exact: true }).click();
  await page.getByRole("button", { name: t("claims", "continue"), exact: true }).click();
  return page.getByRole("dialog");
}

test("a bonus is received, shown in the balance and the statement, and cancelled", async ({
  page,
  member,
  t,
}) => {
  const before = await walletAmount(member);
  await enter(page, member);
  await page.getByRole("link", { name: t("member", "home.bonusConditions") }).click();
  await receiveBonus(page, t, "FREE20");
  await expect(bonusCard(page, "FREE20")).toContainText(t("bonus", "current"));
  await expect(page.getByText(t("bonus", "active.type", { type: t("bonus", "type.day") }))).toBeVisible();
  expect(await walletAmount(member)).toBeCloseTo(before + 20, 2);
  await page.goto("/user/statement");
  await expect(page.getByText(t("statement", "related.bonus")).first()).toBeVisible();
  await page.goto(BONUS_PAGE);
  const told = await cancelBonus(page, t, "FREE20", 0);
  await told
    .getByRole("button", { name: t("ui", "close") })
    .last()
    .click();
  await expect(page.getByRole("textbox", { name: t("bonus", "search.label") })).toBeVisible();
  // It costs nothing, so the money stays.
  expect(await walletAmount(member)).toBeCloseTo(before + 20, 2);
});

test("a bonus whose answer is lost is found in the statement, and is received once", async ({
  page,
  member,
  t,
}) => {
  const before = await walletAmount(member);
  await enter(page, member, BONUS_PAGE);
  await bonusCard(page, "FREE20").click();
  await injectFaults({
    call: "GET /api/bonus/activate/*",
    when: "after",
    effect: { kind: "kill" },
    times: 1,
  });
  await page.getByRole("button", { name: t("bonus", "dialog.receive") }).dblclick();
  await expect(page.getByText(t("acts", "done.bonus"))).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await walletAmount(member)).toBeCloseTo(before + 20, 2);
  await page.goto(BONUS_PAGE);
  // Twice a day is all of it.
  await expect(bonusCard(page, "FREE20")).toContainText(t("bonus", "received"));
  await cancelBonus(page, t, "FREE20", 0);
});

test("a refund is received and added to the wallet", async ({ page, other: member, t }) => {
  const before = await walletAmount(member);
  await enter(page, member);
  const dialog = await openPastBanners(page, t, "home.refund");
  await dialog.getByRole("button", { name: t("refund", "receive.submit") }).click();
  await expect(dialog.getByText(t("refund", "add.waiting"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("refund", "receive.submit") })).toBeDisabled();
  const name = t("refund", "add.submit");
  await dialog.getByRole("button", { name }).click();
  await page.getByRole("alertdialog").getByRole("button", { name }).click();
  await expect(page.getByText(t("acts", "done.add-refund"))).toBeVisible();
  await expect(dialog.getByText(t("refund", "add.nothing"))).toBeVisible();
  expect(await walletAmount(member)).toBeGreaterThan(before);
});

test(
  "a bonus that cannot be ended early stays, and an alert says why",
  { tag: "@long" },
  async ({ page, other: member, t }) => {
    await enter(page, member, BONUS_PAGE);
    await receiveBonus(page, t, "SPECIAL500");
    const name = t("bonus", "active.cancel");
    await page.getByRole("main").getByRole("button", { name }).click();
    await page.getByRole("alertdialog").getByRole("button", { name }).click();
    await expect(page.getByRole("alertdialog", { name: t("errors", "title") })).toContainText(
      t("errors", "errorMsg.BONUS_CONDITION"),
    );
    await page.keyboard.press("Escape");
    await expect(page.getByText(t("bonus", "active.type", { type: t("bonus", "type.limit") }))).toBeVisible();
  },
);

test("a refund is blocked by a bonus, and says so", { tag: "@long" }, async ({ page, other: member, t }) => {
  await enter(page, member);
  const dialog = await openPastBanners(page, t, "home.refund");
  await expect(dialog.getByText(t("refund", "receive.bonus"))).toBeVisible();
  await expect(dialog.getByRole("button", { name: t("refund", "receive.submit") })).toBeDisabled();
});

test("promotions are found in lower case and received once, bind a withdrawal, and cost what they say", async ({
  page,
  member,
  t,
}) => {
  const before = await walletAmount(member);
  await enter(page, member, BONUS_PAGE);
  for (const code of ["..", "nothing/%here"]) {
    const missing = await findPromotion(page, t, code);
    await expect(missing.getByText(t("bonus", "promotion.missing"))).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(missing).toBeHidden();
  }
  await receivePromotion(page, t, "welcome50");
  await expect(page.getByText(t("acts", "done.promotion"))).toBeVisible();
  expect(await walletAmount(member)).toBeCloseTo(before + 50, 2);

  await page.goto("/user/home?dialog=withdraw");
  const withdrawal = page.getByRole("dialog");
  await expect(withdrawal.getByText(t("withdraw", "bonus.titleOf", { code: "WELCOME50" }))).toBeVisible();
  await withdrawal.getByRole("link", { name: t("withdraw", "bonus.open") }).click();
  const total = await totalAmount(member);
  const part = Math.floor(Math.round(total * 100) * 0.2) / 100;
  const told = await cancelBonus(page, t, "WELCOME50", part);
  await told.getByRole("button", { name: t("acts", "cancelled.open") }).click();
  await expect(page.getByRole("dialog").getByText(t("statement", "entry.taken"))).toBeVisible();
  expect(await walletAmount(member)).toBeCloseTo(total - part, 2);

  await page.goto(BONUS_PAGE);
  await receivePromotion(page, t, "BUY1/GET1");
  const ended = await cancelBonus(page, t, "BUY1/GET1", total - part + 30);
  // What is not read yet is told again after a reload.
  await page.keyboard.press("Escape");
  await expect(ended).toBeHidden();
  expect(await totalAmount(member)).toBe(0);

  await page.goto(BONUS_PAGE);
  await receivePromotion(page, t, "WELCOME50");
  await expect(page.getByRole("alertdialog")).toContainText(t("errors", "errorMsg.PROMOTION_RECEIVED"));
});

test("the invite link names the member, and the invite bonus is received by the member who has one", async ({
  page,
  member,
  site,
  t,
}) => {
  await enter(page, member);
  const dialog = await openPastBanners(page, t, "home.invite");
  await expect(dialog.getByText(/\/register\?code=PR./)).toBeVisible();
  await dialog.getByRole("button", { name: t("invite", "showQr") }).click();
  await expect(dialog.getByRole("img", { name: t("invite", "qrAlt") })).toBeVisible();
  await dialog.getByRole("button", { name: t("ui", "close") }).click();
  const home = page.getByRole("region", { name: t("invite", "bonus") });
  const receive = home.getByRole("button", { name: t("invite", "receive") });
  if (!SITES[site].hasInvited) {
    await expect(receive).toBeDisabled();
    return;
  }
  const before = await walletAmount(member);
  await receive.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("invite", "receive") })
    .click();
  await expect(page.getByText(t("acts", "done.invite-bonus"))).toBeVisible();
  await expect(receive).toBeDisabled();
  expect(await walletAmount(member)).toBeGreaterThan(before);
});
