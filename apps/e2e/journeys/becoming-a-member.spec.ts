import { enter, expect, logIn, long, submitLogIn, test } from "../support/journey.ts";
import { registerMember, newcomer, registration } from "../support/registration.ts";
import { resetFaults, lastCodeFor, setSwitches } from "../support/sandbox.ts";
import { SITES } from "../support/sites.ts";
import { askForToken } from "../support/tokens.ts";

test.afterEach(resetFaults);

test("a visitor registers through an invite link, without a one-time code, and logs in", async ({
  page,
  t,
  site,
}) => {
  const { phone, accountNo, password } = newcomer(site);
  const register = registration(page, t);
  await page.goto("/contact");
  await register.givePhone(phone, "/register?code=PRfriend");
  await expect(register.inviteCode).toHaveValue("PRfriend");
  await register.fillProfile(password);
  await register.next.click();
  await register.fillBank(accountNo);
  const creation = page.waitForRequest((request) => request.url().endsWith("/api/account"));
  await register.create.click();
  // Where the member chooses a currency, the market's own is chosen already.
  expect((await creation).postDataJSON()).toMatchObject({
    currency: SITES[site].phone.digits === null ? "LAK" : "BAHT",
  });
  await register.reachLogIn();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(page.getByText(t("notice", "logIn.registered"))).toBeVisible();
    await expect(page.getByLabel(t("site", "login.phone"))).toHaveValue(phone);
  }

  // No history entry contains the input any more: Back leads to the page before the registration.
  await page.goBack();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goForward();
  await page.goForward();
  await expect(register.phone).toHaveValue("");

  await logIn(page, t, { username: phone, password });
  await expect(page.getByTestId("total-balance")).toContainText("0.00");
});

test("a visitor registers with a one-time code", { tag: "@long" }, async ({ page, t, site }) => {
  await setSwitches({ registerOTP: true });
  const { phone, accountNo, password } = newcomer(site);
  const register = registration(page, t);
  await register.givePhone(phone);
  await expect(register.code).toBeVisible();
  const sent = await lastCodeFor(phone);
  await expect(page.getByText(sent.reference)).toBeVisible();
  await register.code.fill(sent.code);
  await register.next.click();
  await register.fillProfile(password);
  await register.next.click();
  await register.fillBank(accountNo);
  await register.create.click();
  await expect(register.done).toBeVisible();
});

test("a member who changes the password stays logged in, and their other tab is logged out at its next call", async ({
  page,
  context,
  t,
  site,
}) => {
  const member = await registerMember(newcomer(site));
  const other = await context.newPage();
  // Two sessions, each of its tab alone.
  await enter(other, member, "/user/home", { storage: "sessionStorage", token: await askForToken(member) });
  await expect(other.getByTestId("total-balance")).toContainText("0.00");
  await enter(page, member, "/user/profile", { storage: "sessionStorage", token: await askForToken(member) });
  await page.getByRole("button", { name: t("dialogs", "change-password") }).click();
  const dialog = page.getByRole("dialog", { name: t("dialogs", "change-password") });
  const fill = async (old: string) => {
    await dialog.getByLabel(t("profile", "password.old"), { exact: true }).fill(old);
    await dialog.getByLabel(t("profile", "password.new"), { exact: true }).fill("changed-456");
    await dialog.getByLabel(t("profile", "password.confirmation"), { exact: true }).fill("changed-456");
    await dialog.getByRole("button", { name: t("profile", "save") }).click();
  };
  await fill("not-the-password");
  const alert = page.getByRole("alertdialog", { name: t("profile", "password.failed") });
  await expect(alert).toContainText(t("errors", "errorMsg.WRONG_PASSWORD"));
  await alert
    .getByRole("button", { name: t("ui", "close") })
    .last()
    .click();
  await fill(member.password);
  await expect(page.getByText(t("profile", "password.saved"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: t("profile", "heading") })).toBeVisible();

  await other.getByRole("button", { name: t("member", "home.refresh") }).click();
  await expect(other).toHaveURL(/\/login$/);
  await expect(other.getByText(t("notice", "logIn.sessionEnded"))).toBeVisible();
  await page.reload();
  await expect(page.getByText(member.username)).toBeVisible();
  await page.close();
  await logIn(other, t, { ...member, password: "changed-456" });
});

test(
  "a phone that already belongs to a member is refused at the phone step, before the bank step",
  { tag: "@long" },
  async ({ page, member, t }) => {
    const register = registration(page, t);
    await register.givePhone(member.username);
    await register.fillProfile("journey-123");
    await register.next.click();
    await expect(register.phone).toHaveAccessibleDescription(t("errors", "errorMsg.EXISTING_USER"));
  },
);

for (const currency of ["BAHT", "LAK"] as const) {
  test(
    `nine digits are a phone where any length is one, with an account in ${currency}, and not elsewhere`,
    { tag: long(currency === "LAK") },
    async ({ page, t, site }) => {
      const register = registration(page, t);
      const { prefix, digits } = SITES[site].phone;
      if (digits !== null) {
        await register.givePhone(prefix.padEnd(digits - 1, "5"));
        await expect(register.phone).toHaveAccessibleDescription(t("register", "phone.length", { digits }));
        await expect(page).toHaveURL(/\/register$/);
        return;
      }
      const someone = newcomer(site, 9);
      await register.givePhone(`0${someone.phone}`);
      await register.fillProfile(someone.password);
      await register.next.click();
      await register.fillBank(someone.accountNo, "BCEL");
      const nearby = page.getByRole("group", { name: t("register", "bank.recommended") }).getByRole("button");
      await expect(nearby).toHaveCount(3);
      await expect(nearby.first()).toHaveAttribute("aria-pressed", "true");
      await expect(page.getByRole("radio", { name: t("register", "bank.LAK") })).toBeChecked();
      await page.getByRole("radio", { name: t("register", `bank.${currency}`) }).check();
      const creation = page.waitForRequest((request) => request.url().endsWith("/api/account"));
      await register.create.click();
      expect((await creation).postDataJSON()).toMatchObject({ currency, username: someone.phone });
      await register.reachLogIn();
      // In any format, the number is this member's.
      await submitLogIn(page, t, { username: `+856 ${someone.phone}`, password: someone.password });
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );
}
