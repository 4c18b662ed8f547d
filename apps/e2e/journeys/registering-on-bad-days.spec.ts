import { type Locator } from "@playwright/test";
import { expect, submitLogIn, test } from "../support/journey.ts";
import { expireTimeouts, holdTimeouts, newcomer, registration } from "../support/registration.ts";
import {
  type Fault,
  injectFaults,
  lastCodeFor,
  resetFaults,
  setSwitches,
  untilFaultsUsed,
} from "../support/sandbox.ts";

test.describe.configure({ mode: "serial" });
test.afterEach(resetFaults);

const hang = (call: string): Fault => ({ call, effect: { kind: "hang" } });

test("a server that sleeps at any step shows as an error, nothing typed is lost, and a second press continues, or the log-in where the account exists", async ({
  page,
  t,
  site,
}) => {
  await setSwitches({ registerOTP: true });
  await holdTimeouts(page);
  const { phone, password, accountNo } = newcomer(site);
  const register = registration(page, t);
  /** The call reaches the sandbox, which does not answer, and times out. */
  const timeOut = async () => {
    await untilFaultsUsed();
    await expireTimeouts(page);
  };
  /** Presses while the server sleeps, reads the message, and presses again once it is awake. */
  const pressTwice = async (call: string, fields: [Locator, string][]) => {
    await injectFaults(hang(call));
    await register.next.click();
    await timeOut();
    await expect(register.problem).toHaveText(t("errors", "kind.timeout"));
    for (const [field, value] of fields) await expect(field).toHaveValue(value);
    await expect(register.next).toBeEnabled();
    await register.next.click();
  };

  // Whether a code is required: the page's own request, and the one with the press.
  await injectFaults(hang("GET /api/lookup/registerOTP"));
  await page.goto("/register");
  await timeOut();
  await injectFaults(hang("GET /api/lookup/registerOTP"));
  await register.phone.fill(phone);
  await register.next.click();
  await timeOut();
  await expect(register.problem).toHaveText(t("errors", "kind.timeout"));
  await pressTwice("POST /api/otp/send", [[register.phone, phone]]);

  await expect(register.code).toBeVisible();
  const { code } = await lastCodeFor(phone);
  await register.code.fill(code);
  await pressTwice("POST /api/otp/verify", [[register.code, code]]);

  await register.fillProfile(password);
  await pressTwice("POST /api/account/validate", [
    [register.password, password],
    [register.confirmation, password],
  ]);

  await register.fillBank(accountNo);
  await injectFaults({ ...hang("POST /api/account"), when: "after" });
  await register.create.click();
  // Only once the account exists: a call that ends earlier creates none.
  await timeOut();
  await expect(page.getByText(t("register", "unknown.title"))).toBeVisible();
  await expect(page.getByText(t("register", "unknown.text"))).toBeVisible();
  // It is unknown whether it arrived: Back returns to the form, with all the input.
  await page.goBack();
  await page.goForward();
  await expect(page.getByText(t("register", "unknown.text"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: t("register", "logIn") })
    .click();
  await expect(page).toHaveURL(/\/login$/);
  await submitLogIn(page, t, { username: phone, password });
  await expect(page).toHaveURL(/\/user\/home$/);
});

test(
  "a reload at any step of a registration with a one-time code preserves the input except the passwords",
  { tag: "@long" },
  async ({ page, t, site }) => {
    await setSwitches({ registerOTP: true });
    const { phone, password, accountNo } = newcomer(site);
    const register = registration(page, t);
    await page.goto("/register");
    // The page keeps what is typed once it reacts.
    await expect(page.locator("#root[data-hydrated]")).toBeAttached();
    await register.phone.fill(phone);
    await page.reload();
    await expect(register.phone).toHaveValue(phone);
    await register.next.click();

    await expect(register.code).toBeVisible();
    const sent = await lastCodeFor(phone);
    await page.reload();
    await expect(page.getByText(sent.reference)).toBeVisible();
    await register.code.fill(sent.code);
    await register.next.click();

    await register.fillProfile(password);
    await register.inviteCode.fill("PRfriend");
    await page.reload();
    await expect(register.name).toHaveValue("ทดสอบ Journey");
    await expect(register.inviteCode).toHaveValue("PRfriend");
    await expect(register.password).toHaveValue("");
    await expect(page.getByText(t("register", "profile.passwordAgain"))).toBeVisible();
    const stored = await page.evaluate(() =>
      JSON.stringify([history.state, Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain(password);
    await register.fillProfile(password);
    await register.next.click();

    await register.fillBank(accountNo);
    await page.reload();
    // The password is gone, so its step comes first; the bank is unchanged.
    await register.fillProfile(password);
    await register.next.click();
    await expect(register.accountNo).toHaveValue(accountNo);
    await expect(register.firstName).toHaveValue("SOMCHAI");
    await expect(register.bank).toHaveValue("SCB");
    await register.create.click();
    await expect(register.done).toBeVisible();
  },
);

test(
  "of two tabs that register one phone, the second shows the refusal at the phone and preserves the rest",
  { tag: "@long" },
  async ({ page, context, t, site }) => {
    const someone = newcomer(site);
    const second = await context.newPage();
    const register = registration(page, t);
    const late = registration(second, t);
    await register.reachCreation(someone);
    await late.reachCreation({ ...someone, accountNo: newcomer(site).accountNo });
    await register.create.click();
    await expect(register.done).toBeVisible();
    await late.create.click();
    await expect(second).toHaveURL(/\/register$/);
    await expect(late.phone).toHaveAccessibleDescription(t("errors", "errorMsg.EXISTING_USER"));
    await expect(late.phone).toHaveValue(someone.phone);
    const other = newcomer(site);
    await late.phone.fill(other.phone);
    await late.next.click();
    await expect(late.name).toHaveValue("ทดสอบ Journey");
    await expect(late.password).toHaveValue(someone.password);
  },
);
