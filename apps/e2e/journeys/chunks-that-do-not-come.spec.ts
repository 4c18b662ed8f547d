import type { Page } from "@playwright/test";
import { block, countLoads, expectStyled, FAILURES, lineBack, pass, remove } from "../support/chunks.ts";
import { enter, expect, type Say, test } from "../support/journey.ts";
import { aGiftLink, chooseWay } from "../support/money.ts";
import { transferDialog } from "../support/transfer-dialog.ts";

/** As many requests as attempts with growing pauses make in half a minute; drawing anew makes thousands. */
const A_FEW = 6;

const trouble = (page: Page, say: Say) =>
  page.getByRole("alert").filter({ hasText: say("site", "trouble.text") });
const tryAgain = (page: Page, say: Say) => page.getByRole("button", { name: say("ui", "tryAgain") });

/** Home, as a member sees it, with a clock that the journey turns. */
async function home(page: Page, member: Parameters<typeof enter>[1], address?: string) {
  await page.clock.install();
  await enter(page, member, address);
}

test.describe("a dialog", () => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`whose chunk is answered with ${name} says so in its place, asks seldom, and comes by the button`, async ({
      page,
      member,
      say,
    }) => {
      await home(page, member);
      const chunk = await block(page, "TransferFeature", "js", fail);
      await page.getByRole("button", { name: say("member", "home.transfer") }).click();
      const dialog = page.getByRole("dialog", { name: say("site", "trouble.heading") });
      await expect(dialog).toContainText(say("site", "trouble.text"));
      await pass(page, 30_000);
      expect(chunk.asked()).toBeLessThanOrEqual(A_FEW);

      await chunk.restore();
      await tryAgain(page, say).click();
      await expect(transferDialog(page, say).amount).toBeVisible();
      await expect(dialog).toBeHidden();
    });
  }

  test("that nobody answers for says so after half a minute, and comes when the answer does", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const silence = Promise.withResolvers<void>();
    const chunk = await block(page, "TransferFeature", "js", async (route) => {
      await silence.promise;
      await route.continue();
    });
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(page.getByRole("dialog", { name: say("site", "loading") })).toBeVisible();
    await pass(page, 30_000);
    await expect(page.getByRole("dialog", { name: say("site", "trouble.heading") })).toBeVisible();
    silence.resolve();
    await pass(page, 60_000);
    await expect(transferDialog(page, say).amount).toBeVisible();
    expect(chunk.asked()).toBe(1);
  });

  test("whose stylesheet does not come says so, and comes by itself as it is meant to look", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const sheet = await block(page, "TransferFeature", "css");
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(page.getByRole("dialog", { name: say("site", "trouble.heading") })).toBeVisible();
    expect(sheet.asked()).toBe(1);
    await sheet.restore();
    await pass(page, 2_000);
    await expect(transferDialog(page, say).amount).toBeVisible();
    await expectStyled(page);
    const sheets = page.locator('link[rel=stylesheet][href*="/TransferFeature-"]');
    await expect(sheets).toHaveCount(1);
  });

  test("whose texts do not come says so, and comes with them when the line is back", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const texts = await block(page, "transfer");
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(page.getByRole("dialog", { name: say("site", "trouble.heading") })).toBeVisible();
    await pass(page, 30_000);
    expect(texts.asked()).toBeLessThanOrEqual(A_FEW);
    await texts.restore();
    await lineBack(page);
    await expect(transferDialog(page, say).submit).toHaveText(say("transfer", "submit"));
  });

  test("of which not even the host comes says so over the page, and comes when the line is back", async ({
    page,
    member,
    say,
  }) => {
    await page.clock.install();
    const host = await block(page, "DialogHost");
    await enter(page, member);
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(trouble(page, say)).toBeVisible();
    await page.getByRole("button", { name: say("ui", "close"), exact: true }).click();
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await pass(page, 30_000);
    expect(host.asked()).toBeLessThanOrEqual(3 * A_FEW);
    await host.restore();
    await lineBack(page);
    await expect(transferDialog(page, say).amount).toBeVisible();
  });

  test("can be closed while it does not come, and the page is of use", async ({ page, member, say }) => {
    await home(page, member);
    await block(page, "TransferFeature");
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    const dialog = page.getByRole("dialog", { name: say("site", "trouble.heading") });
    await dialog.getByRole("button", { name: say("ui", "close") }).click();
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.getByRole("button", { name: say("member", "home.deposit") }).click();
    await expect(page.getByRole("dialog", { name: say("deposit", "title") })).toBeVisible();
  });
});

test.describe("in a dialog", () => {
  test("the gift link's panel says that it did not come, before anything is typed", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const panel = await block(page, "GiftLinkPanel");
    const dialog = await chooseWay(
      page,
      say,
      say("deposit", "ways.giftLink"),
      say("deposit", "ways.giftLinkHint"),
    );
    await expect(dialog.getByText(say("ui", "somethingFailed"))).toBeVisible();
    await pass(page, 30_000);
    expect(panel.asked()).toBeLessThanOrEqual(A_FEW);
    await panel.restore();
    await tryAgain(page, say).click();
    await dialog.getByLabel(say("deposit", "gift.message")).fill(await aGiftLink(20));
    await dialog.getByRole("button", { name: say("deposit", "gift.send") }).click();
    await expect(page.getByText(say("deposit", "gift.done"))).toBeVisible();
  });

  test("the operator's texts say that they did not come, and come by themselves", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const sanitiser = await block(page, "sanitiser");
    await page.getByRole("button", { name: say("member", "menu.conditions") }).click();
    const dialog = page.getByRole("dialog", { name: say("terms", "conditions") });
    await expect(dialog.getByText(say("ui", "somethingFailed"))).toHaveCount(3);
    await pass(page, 30_000);
    expect(sanitiser.asked()).toBeLessThanOrEqual(3 * A_FEW);
    await sanitiser.restore();
    await pass(page, 60_000);
    await expect(dialog.getByRole("heading", { level: 3 })).toHaveCount(3);
    await expect(tryAgain(page, say)).toHaveCount(0);
  });
});

test.describe("a screen", () => {
  test("that does not come says so in the page's place, with the menus standing, and comes when the line is back", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    await expect(page.getByTestId("total-balance")).toBeVisible();
    const chunk = await block(page, "StatementScreen");
    await page.getByRole("link", { name: say("member", "menu.statement") }).click();
    await expect(page).toHaveURL(/\/user\/statement$/);
    await expect(page.getByRole("heading", { name: say("site", "trouble.heading") })).toBeVisible();
    await expect(page.getByTestId("total-balance")).toBeHidden();
    await expect(page.getByRole("button", { name: say("member", "logOut") })).toBeVisible();
    await pass(page, 30_000);
    expect(chunk.asked()).toBeLessThanOrEqual(A_FEW);

    await page.getByRole("link", { name: say("member", "menu.home") }).click();
    await expect(page.getByTestId("total-balance")).toBeVisible();
    await page.getByRole("link", { name: say("member", "menu.statement") }).click();
    await expect(tryAgain(page, say)).toBeVisible();
    await chunk.restore();
    await lineBack(page);
    await expect(page.getByRole("heading", { level: 1, name: say("statement", "heading") })).toBeVisible();
  });

  test("that nobody answers for does not leave the old one standing", async ({ page, member, say }) => {
    await home(page, member);
    await expect(page.getByTestId("total-balance")).toBeVisible();
    await block(page, "StatementScreen", "js", () => new Promise(() => undefined));
    await page.getByRole("link", { name: say("member", "menu.statement") }).click();
    await expect(page.getByTestId("total-balance")).toBeHidden();
    await expect(page.getByText(say("site", "loading"))).toBeAttached();
    await pass(page, 30_000);
    await expect(tryAgain(page, say)).toBeVisible();
  });

  for (const [name, path, label, heading] of [
    ["RegisterScreen", /\/register$/, "menu.register", "register:heading"],
    ["HowToScreen", /\/howto$/, "menu.howto", "howto:heading"],
    ["ContactScreen", /\/contact$/, "menu.contact", "contact:heading"],
  ] as const) {
    test(`of the public pages (${name}) that does not come says so above their menu`, async ({
      page,
      say,
    }) => {
      await page.clock.install();
      await page.goto("/login");
      await expect(page.getByRole("button", { name: say("site", "login.submit") })).toBeVisible();
      const chunk = await block(page, name);
      const menu = page.getByRole("navigation", { name: say("site", "menu.label") });
      await menu.getByRole("link", { name: say("site", label) }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { name: say("site", "trouble.heading") })).toBeVisible();
      await expect(menu).toBeVisible();
      await pass(page, 30_000);
      expect(chunk.asked()).toBeLessThanOrEqual(A_FEW);
      await chunk.restore();
      await tryAgain(page, say).click();
      const [file, key] = heading.split(":") as ["register" | "howto" | "contact", string];
      await expect(page.getByRole("heading", { level: 1, name: say(file, key) })).toBeVisible();
    });
  }

  test("with the member's whole area does not come after the log-in says so, and comes by itself", async ({
    page,
    member,
    say,
  }) => {
    await page.clock.install();
    await page.goto("/login");
    const area = await block(page, "MemberArea");
    await page.getByLabel(say("site", "login.phone")).fill(member.username);
    await page.getByLabel(say("site", "login.password"), { exact: true }).fill(member.password);
    await page.getByRole("button", { name: say("site", "login.submit") }).click();
    await expect(page.getByRole("heading", { name: say("site", "trouble.heading") })).toBeVisible();
    await expect(page).toHaveURL(/\/user$/);
    await area.restore();
    await pass(page, 60_000);
    await expect(page.getByTestId("total-balance")).toContainText(".");
  });
});

test("the carousels that do not come say so below the money, ask seldom, and come by the button", async ({
  page,
  member,
  say,
}) => {
  await page.clock.install();
  const chunk = await block(page, "GameCarousels");
  await enter(page, member);
  await expect(page.getByRole("alert").filter({ hasText: say("member", "home.gamesFailed") })).toBeVisible();
  await expect(page.getByTestId("total-balance")).toContainText(".");
  await pass(page, 30_000);
  expect(chunk.asked()).toBeLessThanOrEqual(A_FEW);
  await chunk.restore();
  await tryAgain(page, say).click();
  await expect(page.getByRole("heading", { name: say("member", "home.slot") })).toBeVisible();
});

test("what nobody waits for leaves home whole, and comes by itself", async ({ page, member, say }) => {
  await page.clock.install();
  const parts = await Promise.all(["BalanceAge", "MemberFooter"].map((name) => block(page, name)));
  await enter(page, member);
  await expect(page.getByRole("heading", { name: say("member", "home.slot") })).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: /\S/ })).toHaveCount(0);
  await pass(page, 30_000);
  for (const part of parts) expect(part.asked()).toBeLessThanOrEqual(A_FEW);
  await Promise.all(parts.map((part) => part.restore()));
  await pass(page, 60_000);
  await expect(page.getByRole("contentinfo")).toContainText(/\S/);
  await expect(page.getByText(say("member", "home.updatedAt", { time: "" }).trim())).toBeVisible();
});

/** A release removes a chunk: it is gone until the page is loaded anew. */
async function release(page: Page, name: string) {
  const loads = countLoads(page);
  await remove(page, name, "js", (route) => (loads() > 0 ? route.continue() : FAILURES["404"](route)));
  return { loads };
}

test.describe("a chunk that a release removed", () => {
  test("ends in one reload, with the same dialog open", async ({ page, member, say }) => {
    await home(page, member);
    const { loads } = await release(page, "TransferFeature");
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(page.getByRole("dialog", { name: say("site", "trouble.heading") })).toBeVisible();
    await pass(page, 3_000);
    await expect(transferDialog(page, say).amount).toBeVisible();
    await expect(page).toHaveURL(/\/user\/home\?dialog=transfer$/);
    expect(loads()).toBe(1);
    // Back still closes it.
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect(transferDialog(page, say).dialog).toBeHidden();
  });

  test("ends in one reload, on the same screen", async ({ page, member, say }) => {
    await home(page, member);
    const { loads } = await release(page, "ProfileScreen");
    await page.getByRole("link", { name: say("member", "menu.profile") }).click();
    await expect(tryAgain(page, say)).toBeVisible();
    await pass(page, 3_000);
    await expect(page.getByRole("heading", { level: 1, name: say("profile", "heading") })).toBeVisible();
    await expect(page).toHaveURL(/\/user\/profile$/);
    expect(loads()).toBe(1);
  });

  test("and which the new page lacks too ends in one reload all the same, and keeps saying so", async ({
    page,
    member,
    say,
  }) => {
    await home(page, member);
    const loads = countLoads(page);
    await remove(page, "TransferFeature");
    await page.getByRole("button", { name: say("member", "home.transfer") }).click();
    await expect(tryAgain(page, say)).toBeVisible();
    await pass(page, 3_000);
    await expect.poll(loads).toBe(1);
    await expect(tryAgain(page, say)).toBeVisible();
    await pass(page, 300_000);
    await tryAgain(page, say).click();
    await expect(tryAgain(page, say)).toBeVisible();
    expect(loads()).toBe(1);
  });

  test("takes nothing that is typed with it", async ({ page, say }) => {
    await page.clock.install();
    await page.goto("/login");
    const loads = countLoads(page);
    const area = await remove(page, "MemberArea");
    await page.getByLabel(say("site", "login.phone")).fill("0812345678");
    await page.getByLabel(say("site", "login.password"), { exact: true }).fill("typed");
    await expect.poll(area.asked).toBeGreaterThan(0);
    await pass(page, 60_000);
    await expect.poll(area.asked).toBeGreaterThan(2);
    expect(loads()).toBe(0);
    await expect(page.getByLabel(say("site", "login.phone"))).toHaveValue("0812345678");
    await expect(page.getByLabel(say("site", "login.password"), { exact: true })).toHaveValue("typed");
  });
});
