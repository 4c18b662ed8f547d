import { type Page } from "@playwright/test";
import { expect, logIn, type Say, test } from "../support/journey.ts";
import { inOrder, lastCodeFor, setSwitches } from "../support/sandbox.ts";

test.afterEach(inOrder);

/** A phone and a bank account that no journey of this run has used. */
let used = 0;
function someone(site: string, digits = 10) {
  used += 1;
  const number = `${site === "lao" ? "7" : "8"}${String(used).padStart(3, "0")}${String(Date.now() % 100_000).padStart(5, "0")}`;
  return {
    phone: `0${number}`.slice(0, digits).padEnd(digits, "7"),
    accountNo: `9${number}5`,
    password: "journey-123",
  };
}

async function next(page: Page, say: Say) {
  await page.getByRole("button", { name: say("register", "next"), exact: true }).click();
}

async function fillProfile(page: Page, say: Say, password: string) {
  await page.getByLabel(say("register", "profile.name"), { exact: true }).fill("ทดสอบ Journey");
  await page.getByLabel(say("register", "profile.password"), { exact: true }).fill(password);
  await page.getByLabel(say("register", "profile.confirmation"), { exact: true }).fill(password);
  await next(page, say);
}

async function fillBank(page: Page, say: Say, bank: string, accountNo: string) {
  await page.getByLabel(say("register", "bank.bank"), { exact: true }).selectOption(bank);
  await page.getByLabel(say("register", "bank.accountNo"), { exact: true }).fill(accountNo);
  await page.getByLabel(say("register", "bank.firstName"), { exact: true }).fill("somchai");
  await page.getByLabel(say("register", "bank.lastName"), { exact: true }).fill("jaidee");
}

test("a visitor registers through an invite link, without a one-time code, and logs in", async ({
  page,
  say,
}, info) => {
  const { phone, accountNo, password } = someone(info.project.name);
  await page.goto("/register?code=PRfriend");
  await page.getByLabel(say("register", "phone.label"), { exact: true }).fill(phone);
  await next(page, say);
  await expect(page.getByLabel(say("register", "profile.inviteCode"), { exact: true })).toHaveValue(
    "PRfriend",
  );
  await fillProfile(page, say, password);
  await fillBank(page, say, "SCB", accountNo);
  await page.getByRole("button", { name: say("register", "bank.submit"), exact: true }).click();
  await expect(page.getByText(say("register", "done.title"))).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await logIn(page, say, { username: phone, password });
  await expect(page.getByTestId("total-balance")).toContainText("0.00");
});

test("a visitor registers with a one-time code", async ({ page, say }, info) => {
  await setSwitches({ registerOTP: true });
  const { phone, accountNo, password } = someone(info.project.name);
  await page.goto("/register");
  await page.getByLabel(say("register", "phone.label"), { exact: true }).fill(phone);
  await next(page, say);
  const code = page.getByLabel(say("register", "code.label"), { exact: true });
  await expect(code).toBeVisible();
  const sent = await lastCodeFor(phone);
  await expect(page.getByText(sent.reference)).toBeVisible();
  await code.fill(sent.code === "000000" ? "000001" : "000000");
  await next(page, say);
  await expect(page.getByText(say("errors", "errorMsg.OTP_CODE_INVALID"))).toBeVisible();
  await code.fill(sent.code);
  await next(page, say);
  await fillProfile(page, say, password);
  await fillBank(page, say, "SCB", accountNo);
  await page.getByRole("button", { name: say("register", "bank.submit"), exact: true }).click();
  await expect(page.getByText(say("register", "done.title"))).toBeVisible();
});

test("a phone that is known already is told before anything else is asked", async ({
  page,
  member,
  say,
}, info) => {
  const { accountNo, password } = someone(info.project.name);
  await page.goto("/register");
  await page.getByLabel(say("register", "phone.label"), { exact: true }).fill(member.username);
  await next(page, say);
  await fillProfile(page, say, password);
  await expect(page.getByText(say("errors", "errorMsg.EXISTING_USER")).first()).toBeVisible();
  expect(accountNo).toBeTruthy();
});

test("nine digits are a phone in Laos, and none in Thailand", async ({ page, say }, info) => {
  const { phone } = someone(info.project.name, 9);
  await page.goto("/register");
  await page.getByLabel(say("register", "phone.label"), { exact: true }).fill(phone);
  await next(page, say);
  if (info.project.name === "lao") {
    await expect(page.getByLabel(say("register", "profile.name"), { exact: true })).toBeVisible();
  } else {
    await expect(page.getByText(say("register", "phone.length", { digits: 10 }))).toBeVisible();
  }
});
