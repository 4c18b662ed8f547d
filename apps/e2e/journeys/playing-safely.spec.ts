import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { SANDBOX } from "../support/addresses.ts";
import {
  enter,
  expect,
  logIn,
  type Member,
  submitLogIn,
  test,
  tokenOf,
  walletOf,
} from "../support/journey.ts";
import { advanceClock, answered, installClock } from "../support/clock.ts";
import { setSwitches } from "../support/sandbox.ts";

const HOUR = 3_600_000;

test("after an hour a member is asked whether to go on, in one of two tabs, and sees what moved since the log-in", async ({
  page,
  context,
  member,
  t,
}) => {
  await installClock(page);
  await logIn(page, t, member);
  const total = page.getByTestId("total-balance");
  await expect(total).toContainText(".");
  // The total of the log-in is noted by what comes with this clock, once the page stands.
  await expect(page.getByRole("banner").getByText("0:00", { exact: true })).toBeVisible();
  const { wallet, slots } = await walletOf(member);
  const now = slots.reduce((sum, { amount }) => sum + amount, wallet.amount);
  const question = page.getByRole("alertdialog", { name: t("profile", "protection.time.title") });
  await page.clock.fastForward("59:00");
  expect(await isAskedSomewhere(page)).toBe(false);
  await page.clock.fastForward("02:00");
  await expect(question.getByText(t("profile", "protection.time.change"))).toBeVisible();
  await expect(question.getByText("0.00")).toHaveCount(3);
  const other = await context.newPage();
  await installClock(other, Date.now() + 61 * 60_000);
  await other.goto("/user/home");
  await expect(other.getByTestId("total-balance")).toContainText(
    now.toLocaleString("en-US", { minimumFractionDigits: 2 }),
  );
  await other.clock.fastForward("00:30");
  // By now the other tab would have loaded a question.
  await answered(other);
  await expect(other.getByRole("alertdialog", { name: t("profile", "protection.time.title") })).toBeHidden();
  await other.close();
  await question.getByRole("button", { name: t("profile", "protection.time.goOn") }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => isAskedSomewhere(page)).toBe(false);
  await page.clock.fastForward("59:00");
  expect(await isAskedSomewhere(page)).toBe(false);
  await page.clock.fastForward("02:00");
  await question.getByRole("button", { name: t("profile", "protection.time.logOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test("a break at the backend binds in another browser, which learns of it from the deposit that is closed", async ({
  page,
  browser,
  baseURL,
  member,
  t,
}) => {
  await setSwitches({ playerProtection: true });
  await logIn(page, t, member);
  await page.goto("/user/profile");
  await expect(page.getByText(t("profile", "protection.break.binding"))).toBeVisible();
  await page.getByRole("button", { name: t("profile", "protection.break.hours.24") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: t("profile", "protection.break.next") }).click();
  await question.getByRole("button", { name: t("profile", "protection.break.begin") }).click();
  const taken = t("profile", "protection.break.on").split("{{")[0] ?? "";
  await expect(page.getByText(taken)).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? "" });
  const other = await elsewhere.newPage();
  await logIn(other, t, member);
  await other.goto("/user/home?dialog=deposit&method=qr-WW");
  await expect(other.getByRole("dialog").getByText(taken)).toBeVisible();
  await other.goto("/user/home?dialog=withdraw");
  await expect(
    other.getByRole("dialog").getByRole("button", { name: t("withdraw", "submit") }),
  ).toBeVisible();
  await elsewhere.close();
});

test("registration tells from which age one may play, and my play counts what a member moves into a game", async ({
  page,
  member,
  site,
  t,
}) => {
  await page.goto("/register");
  await expect(page.getByText(t("register", "age", { age: site === "thai" ? 20 : 18 }))).toBeVisible();
  const play = page.getByRole("region", { name: t("profile", "protection.play.heading") });
  const movedIn = async () => {
    await play.getByRole("button", { name: t("profile", "protection.play.show") }).click();
    await expect(play.getByText(t("profile", "protection.play.whole"))).toBeVisible();
    // While it loads it has the figures of a sample.
    await expect(play.locator("[aria-busy=true]")).toHaveCount(0);
    // Of all months: one may begin between the two looks.
    const rows = play.locator("div:has(> dt)", { hasText: t("profile", "protection.play.kind.movedIn") });
    const figures = await rows.locator("dd").allTextContents();
    return figures.reduce((sum, figure) => sum + Number(figure.replaceAll(/[^\d.]/g, "")), 0);
  };
  await enter(page, member, "/user/profile");
  const before = await movedIn();
  await transferOf(member, { from: "wallet", to: "PG", amount: 123 });
  await page.reload();
  expect(await movedIn()).toBe(before + 123);
});

test("a phone set ahead ends no break and raises no limit, nor does a log-out; the server's time does both", async ({
  page,
  context,
  member,
  t,
}) => {
  await logIn(page, t, member);
  await page.goto("/user/profile");
  const saved = page.getByText(t("profile", "protection.limits.saved"), { exact: true });
  const waits = t("profile", "protection.limits.later").split("{{")[0] ?? "";
  // The second message may come when the first is gone: what only the second one brings is awaited.
  for (const [amount, shown] of [
    ["500", saved],
    ["800", page.getByText(waits)],
  ] as const) {
    await page.getByLabel(t("profile", "protection.limits.per.day"), { exact: true }).fill(amount);
    await page.getByRole("button", { name: t("profile", "protection.limits.save") }).click();
    await expect(shown).toBeVisible();
  }
  await page.getByRole("button", { name: t("profile", "protection.break.hours.1") }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: t("profile", "protection.break.next") }).click();
  await question.getByRole("button", { name: t("profile", "protection.break.begin") }).click();
  const taken = t("profile", "protection.break.on").split("{{")[0] ?? "";
  await expect(page.getByText(taken)).toBeVisible();
  await page.getByRole("button", { name: t("member", "logOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.close();

  const ahead = await context.newPage();
  await installClock(ahead, Date.now() + 48 * HOUR);
  await enter(ahead, member, "/user/home?dialog=deposit&method=qr-WW");
  await expect(ahead.getByRole("dialog").getByText(taken)).toBeVisible();
  await ahead.goto("/user/profile");
  await expect(ahead.getByText(waits)).toBeVisible();
  await ahead.close();

  for (const [hours, limit] of [
    [2, "500.00"],
    [25, "800.00"],
  ] as const) {
    const later = await context.newPage();
    await installClock(later, Date.now() + hours * HOUR);
    await answersCome(later, hours);
    await enter(later, member, "/user/home?dialog=deposit&method=qr-WW");
    await expect(
      later.getByRole("dialog").getByText(t("deposit", "limits.of.day", { amount: limit })),
    ).toBeVisible();
    await expect(later.getByText(taken)).toBeHidden();
    await later.close();
  }
});

test("once the time that a member allows themselves is used up they are asked, again after the next log-in, which names the last", async ({
  page,
  member,
  t,
}) => {
  await installClock(page);
  await logIn(page, t, member);
  await page.goto("/user/profile");
  await page.getByLabel(t("profile", "protection.limits.per.minutesPerDay")).fill("1");
  await page.getByRole("button", { name: t("profile", "protection.limits.save") }).click();
  await expect(page.getByText(t("profile", "protection.limits.saved"), { exact: true })).toBeVisible();
  const question = page.getByRole("alertdialog", { name: t("profile", "protection.time.upTitle") });
  // Half of the time only, because real time runs beside it.
  await advanceClock(page, 30_000);
  await expect(question).toBeHidden();
  // Each answer sets the site's clock to the server's, whose time this page's runs ahead of.
  await expect(async () => {
    await advanceClock(page, 10_000);
    await expect(question).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(question).toContainText(t("profile", "protection.time.ofLimit", { spent: 1, limit: 1 }));
  await expect(page.getByRole("banner").getByText(/^0:0[1-9]$/)).toBeVisible();
  await question.getByRole("button", { name: t("profile", "protection.time.logOut") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await submitLogIn(page, t, member);
  const last = t("profile", "protection.lastLogIn").split("{{")[0] ?? "";
  await expect(page.getByText(last)).toBeVisible();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: t("profile", "protection.time.goOn") }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(page.getByTestId("total-balance")).toContainText(".");
  await advanceClock(page, 60_000);
  await expect(question).toBeHidden();
  await expect(page.getByText(last)).toBeHidden();
});

/** The member moves money on another device. */
async function transferOf(member: Member, transfer: { from: string; to: string; amount: number }) {
  const answer = await fetch(`${SANDBOX.url}/api/wallet/transfer`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Authorization: `Bearer ${await tokenOf(member)}`,
      "X-Requested-With": "wallet-user",
      "Idempotency-Key": randomUUID(),
    },
    body: JSON.stringify(transfer),
  });
  expect(await answer.json()).toMatchObject({ message: "SUCCESS" });
}

/** Whether a tab of this browser asks about the time, or is about to: it does so under a lock. */
function isAskedSomewhere(page: Page) {
  return page.evaluate(async () => {
    const { held = [], pending = [] } = await navigator.locks.query();
    return [...held, ...pending].some(({ name }) => name === "member-wallet time check");
  });
}

/** Every answer of the server says that it is so many hours later. */
function answersCome(page: Page, hours: number) {
  return page.route(/\/api\//, async (route) => {
    // The server may close the connection that this request was to use again.
    const response = await route.fetch({ maxRetries: 2 });
    const date = new Date(Date.now() + hours * HOUR).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

test.afterEach(() => setSwitches({ playerProtection: false }));
