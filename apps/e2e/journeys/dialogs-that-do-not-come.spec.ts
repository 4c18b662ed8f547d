import {
  BETWEEN_RETRIES,
  MAX_TRIES,
  block,
  countLoads,
  expectStyled,
  FAILURES,
  goOnline,
  tryAgain,
} from "../support/chunks.ts";
import { enterWithClock, installClock, advanceClock } from "../support/clock.ts";
import { enter, expect, long, test } from "../support/journey.ts";
import { aGiftLink, choosePaymentMethod } from "../support/money.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

test.describe("a dialog", () => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    // The browser caches such a failure: only a new page helps.
    if (name === "a script that breaks") continue;
    test(
      `whose chunk is answered with ${name} shows that in its place, retries seldom, and loads by the button`,
      { tag: long(name !== "404") },
      async ({ page, member, t }) => {
        await enterWithClock(page, member);
        const chunk = await block(page, "TransferFeature", "js", fail);
        await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
        const dialog = page.getByRole("dialog", { name: t("site", "trouble.heading") });
        await expect(dialog).toContainText(t("site", "trouble.text"));
        await advanceClock(page, BETWEEN_RETRIES);
        expect(chunk.asked()).toBeLessThanOrEqual(MAX_TRIES);

        await chunk.restore();
        await tryAgain(page, t).click();
        await expect(transferDialog(page, t).amount).toBeVisible();
        await expect(dialog).toBeHidden();
      },
    );
  }

  test(
    "whose chunk gets no answer shows that after half a minute, and opens when the answer arrives",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const silence = Promise.withResolvers<void>();
      const chunk = await block(page, "TransferFeature", "js", async (route) => {
        await silence.promise;
        await route.continue();
      });
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      const waiting = page.getByRole("dialog", { name: t("dialogs", "transfer") });
      await expect(waiting.locator("[aria-busy=true]")).toBeVisible();
      await advanceClock(page, 30_000);
      await expect(page.getByRole("dialog", { name: t("site", "trouble.heading") })).toBeVisible();
      silence.resolve();
      await advanceClock(page, 60_000);
      await expect(transferDialog(page, t).amount).toBeVisible();
      expect(chunk.asked()).toBe(1);
    },
  );

  test(
    "whose stylesheet fails to load shows that, and opens by itself with its style",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const sheet = await block(page, "TransferFeature", "css");
      const loads = countLoads(page);
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: t("site", "trouble.heading") })).toBeVisible();
      expect(sheet.asked()).toBe(1);
      await sheet.restore();
      await advanceClock(page, 2_000);
      await expect(transferDialog(page, t).amount).toBeVisible();
      await expectStyled(page);
      const sheets = page.locator('link[rel=stylesheet][href*="/TransferFeature-"]');
      await expect(sheets).toHaveCount(1);
      // The page requested the stylesheet again instead of reloading.
      expect(loads()).toBe(0);
    },
  );

  test(
    "whose texts fail to load shows that, and opens with them when the connection is back",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const texts = await block(page, "transfer");
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: t("site", "trouble.heading") })).toBeVisible();
      await advanceClock(page, 30_000);
      expect(texts.asked()).toBeLessThanOrEqual(MAX_TRIES);
      await texts.restore();
      await goOnline(page);
      await expect(transferDialog(page, t).submit).toHaveText(t("transfer", "submit"));
    },
  );

  test(
    "whose host fails to load shows that over the page, and opens when the connection is back",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await installClock(page);
      const host = await block(page, "member-parts");
      await enter(page, member);
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      const trouble = page.getByRole("alert").filter({ hasText: t("site", "trouble.text") });
      await expect(trouble).toBeVisible();
      await page.getByRole("button", { name: t("ui", "close"), exact: true }).click();
      await expect(page).toHaveURL(/\/user\/home$/);
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      await advanceClock(page, 30_000);
      expect(host.asked()).toBeLessThanOrEqual(3 * MAX_TRIES);
      await host.restore();
      await goOnline(page);
      await expect(transferDialog(page, t).amount).toBeVisible();
    },
  );

  test(
    "can be closed while it fails to load, and the page stays usable",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      await block(page, "TransferFeature");
      await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: t("site", "trouble.heading") });
      await dialog.getByRole("button", { name: t("ui", "close") }).click();
      await expect(page).toHaveURL(/\/user\/home$/);
      await page.getByRole("button", { name: t("member", "home.deposit"), exact: true }).click();
      await expect(page.getByRole("dialog", { name: t("dialogs", "deposit") })).toBeVisible();
    },
  );
});

test.describe("in a dialog", () => {
  test(
    "the gift link's panel shows that it failed to load, before anything is typed",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const panel = await block(page, "GiftLinkPanel");
      const dialog = await choosePaymentMethod(
        page,
        t,
        t("deposit", "methods.giftLink"),
        t("deposit", "methods.giftLinkHint"),
      );
      await expect(dialog.getByText(t("ui", "somethingFailed"))).toBeVisible();
      await advanceClock(page, BETWEEN_RETRIES);
      expect(panel.asked()).toBeLessThanOrEqual(MAX_TRIES);
      await panel.restore();
      await tryAgain(page, t).click();
      await dialog.getByLabel(t("deposit", "gift.message")).fill(await aGiftLink(20));
      await dialog.getByRole("button", { name: t("deposit", "gift.send") }).click();
      await expect(page.getByText(t("acts", "done.gift-link"))).toBeVisible();
    },
  );

  test(
    "the operator's texts show that they failed to load, and load by themselves",
    { tag: "@long" },
    async ({ page, member, t }) => {
      await enterWithClock(page, member);
      const sanitiser = await block(page, "sanitiser");
      await page.getByRole("button", { name: t("member", "menu.conditions") }).click();
      const dialog = page.getByRole("dialog", { name: t("dialogs", "conditions") });
      await expect(dialog.getByText(t("ui", "somethingFailed"))).toHaveCount(3);
      await advanceClock(page, 30_000);
      expect(sanitiser.asked()).toBeLessThanOrEqual(3 * MAX_TRIES);
      await sanitiser.restore();
      await advanceClock(page, 60_000);
      await expect(dialog.getByRole("heading", { level: 3 })).toHaveCount(3);
      await expect(tryAgain(page, t)).toHaveCount(0);
    },
  );
});

test(
  "a question and an answer that failed to load show as plain messages, with their full text",
  { tag: "@long" },
  async ({ page, member, t }) => {
    await installClock(page);
    const answers = await block(page, "AnswerDialogs");
    await enter(page, member, "/user/home?dialog=transfer");
    const transfer = transferDialog(page, t);
    await transfer.to.selectOption("HUAYHD");
    await transfer.amount.fill("1");
    await transfer.submit.click();
    await expect(page.getByText(t("acts", "transferred.title"))).toBeVisible();
    await expect(page.getByText(t("acts", "transferred.text"))).toBeVisible();
    await advanceClock(page, 30_000);
    // The question whether to log out waits for the same chunk.
    expect(answers.asked()).toBeLessThanOrEqual(2 * MAX_TRIES + 1);
  },
);
