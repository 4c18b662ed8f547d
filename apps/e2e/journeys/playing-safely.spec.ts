import { expect, logIn, test, walletOf } from "../support/journey.ts";
import { installClock } from "../support/clock.ts";
import { setSwitches } from "../support/sandbox.ts";

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
  const { wallet, slots } = await walletOf(member);
  const now = slots.reduce((sum, { amount }) => sum + amount, wallet.amount);
  const question = page.getByRole("alertdialog", { name: t("profile", "protection.time.title") });
  await page.clock.fastForward("59:00");
  await expect(question).toBeHidden();
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
  await expect(other.getByRole("alertdialog", { name: t("profile", "protection.time.title") })).toBeHidden();
  await other.close();
  await question.getByRole("button", { name: t("profile", "protection.time.goOn") }).click();
  await expect(question).toBeHidden();
  await page.clock.fastForward("59:00");
  await expect(question).toBeHidden();
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

test.afterAll(() => setSwitches({ playerProtection: false }));
