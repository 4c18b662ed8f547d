import { type Locator, type Page } from "@playwright/test";
import { injectFaults, resetFaults, nextRound } from "../support/sandbox.ts";
import { transferDialog } from "../support/transfer-dialog.ts";
import {
  enter,
  expect,
  logIn,
  type Translate,
  SUDA,
  test,
  textOf,
  type WalletAnswer,
  walletOf,
} from "../support/journey.ts";
import { choose, expectIn } from "../support/languages.ts";
import { SITES } from "../support/sites.ts";

test.afterEach(resetFaults);

/** Baht in the page's format. */
async function bahtIn(place: Locator): Promise<number> {
  return Number((await place.innerText()).replace(/[^\d.]/g, ""));
}

const total = (page: Page) => bahtIn(page.getByTestId("total-balance"));

test("a member moves money into a game, plays, moves everything out, and the sums agree with the ledger", async ({
  page,
  member,
  t,
}) => {
  await logIn(page, t, member);
  const before = await walletOf(member);
  const sum = before.wallet.amount + before.slots.reduce((all, game) => all + game.amount, 0);
  await expect.poll(() => total(page)).toBeCloseTo(sum, 2);

  // 100 baht in, through the transfer dialog.
  await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
  const transfer = transferDialog(page, t);
  await transfer.to.selectOption("PG");
  await transfer.amount.fill("100");
  await transfer.submit.click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: t("ui", "close") })
    .last()
    .click();
  const moved = await walletOf(member);
  expect(moved.wallet.amount).toBeCloseTo(before.wallet.amount - 100, 2);
  await expect.poll(() => total(page)).toBeCloseTo(sum, 2);

  // The rest of the wallet moves in when the member plays.
  await nextRound("win");
  await page.goto("/user/home?dialog=game&code=PG");
  const opening = page.waitForEvent("popup");
  await page.getByRole("radio", { name: t("game", "ways.moveIn") }).check();
  await page
    .getByRole("button", { name: t("game", "moveInAndPlay", { amount: money(moved.wallet.amount) }) })
    .click();
  const game = await opening;
  await game.waitForURL(/\/files\/play/);
  await game.getByRole("button").click();
  await expect(game.locator("#message")).toContainText("20.00");
  await game.close();
  await nextRound("chance");

  // Everything moves out again.
  await page.goto("/user/home?dialog=game&code=PG");
  const inGame = (await walletOf(member)).slots.find(({ code }) => code === "PG")?.amount ?? 0;
  expect(inGame).toBeGreaterThan(100);
  await page.getByRole("button", { name: t("game", "moveOutAmount", { amount: money(inGame) }) }).click();
  // The move into the game may be told beside it: the game's window hid the page before its message was seen.
  await expect(page.getByText(t("acts", "transferred.title")).last()).toBeVisible();
  const left = async () => (await walletOf(member)).slots.find(({ code }) => code === "PG")?.amount;
  await expect.poll(left).toBe(0);
  const after = await walletOf(member);
  expect(after.wallet.amount).toBeCloseTo(inGame, 2);
  await page.goto("/user/home");
  await expect.poll(() => total(page)).toBeCloseTo(sum + 10, 2);
});

test("a member opens a game account and finds its log-in", async ({ page, member, t, site }) => {
  const code = SITES[site].closedGame;
  await enter(page, member, `/user/home?dialog=game&code=${code}`);
  await page.getByRole("button", { name: t("game", "activate") }).click();
  await expect(page.getByText(t("game", "login.heading"))).toBeVisible();
  expect((await walletOf(member)).slots.find((game) => game.code === code)?.isActive).toBe(true);
});

test(
  "a game without an auto-login call opens while its log-in never loads, and the wallet is unchanged",
  { tag: "@long" },
  async ({ page, t }) => {
    const before = await walletOf(SUDA);
    await page.route("**/api/wallet/account/JOKER", () => new Promise(() => undefined));
    await enter(page, SUDA, "/user/home?dialog=game&code=JOKER");
    await playWithInside(page, t, before, "JOKER");
    expect(await walletOf(SUDA)).toEqual(before);
  },
);

test(
  "a game whose log-in failed opens by the press that requests it again",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const before = await walletOf(member);
    await injectFaults({
      call: "GET /api/wallet/account/HUAYHD",
      effect: { kind: "answer", status: 500, body: {} },
      times: 1,
    });
    await enter(page, member, "/user/home?dialog=game&code=HUAYHD");
    await expect(page.getByRole("button", { name: t("ui", "tryAgain") })).toBeVisible();
    await playWithInside(page, t, before, "HUAYHD");
    expect(await walletOf(member)).toEqual(before);
  },
);

test("a member who logs out in one tab is logged out in the other", async ({ page, context, member, t }) => {
  await enter(page, member);
  const other = await context.newPage();
  await other.goto("/user/home");
  await expect(other.getByTestId("total-balance")).toContainText(".");
  await page.getByRole("button", { name: t("member", "logOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(t("notice", "logIn.leftElsewhere"))).toBeVisible();
  expect(
    await other.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ),
  ).not.toMatch(/token|lastSync/);
});

test("Back closes a dialog, and a reload restores it", { tag: "@long" }, async ({ page, member, t }) => {
  await enter(page, member);
  await page.getByRole("button", { name: t("member", "home.transfer"), exact: true }).click();
  const { dialog } = transferDialog(page, t);
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/user\/home$/);
});

test("a visitor is redirected to the log-in and then to the requested page", async ({ page, member, t }) => {
  await page.goto("/user/statement");
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel(t("site", "login.phone")).fill(member.username);
  await page.getByLabel(t("site", "login.password"), { exact: true }).fill(member.password);
  await page.getByRole("button", { name: t("site", "login.submit") }).click();
  await expect(page).toHaveURL(/\/user\/statement$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("statement", "heading"));
});

test(
  "the language changes everywhere at once and is remembered",
  { tag: "@long" },
  async ({ page, member, site }) => {
    const { first, other } = SITES[site];
    const heading = page.getByRole("heading", { name: textOf(other, "member", "home.totalBalance") });
    await enter(page, member);
    await choose(page, first, other);
    await expect(heading).toBeVisible();
    await expectIn(page, other);
    await page.reload();
    await expect(heading).toBeVisible();
    await expectIn(page, other);
  },
);

/** The page's format of money. */
function money(baht: number): string {
  return baht.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Presses the button that plays without moving money, and waits for the game's page. */
async function playWithInside(page: Page, t: Translate, { slots }: WalletAnswer, code: string) {
  const inside = slots.find((slot) => slot.code === code)?.amount ?? 0;
  const name =
    inside > 0 ? t("game", "playWithInside", { amount: money(inside) }) : t("game", "playWithoutMoving");
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name, exact: true }).click();
  await (await opening).waitForURL(/\/files\/play/);
}
