import { expect, type Page } from "@playwright/test";
import { SANDBOX } from "./addresses.ts";
import type { Say } from "./journey.ts";

/** Somebody who is no member yet: a phone and a bank account that no journey of this run has used. */
export interface Newcomer {
  phone: string;
  accountNo: string;
  password: string;
}

let used = 0;

/** A newcomer with a phone as the site's country has them, or a Lao one of nine digits. */
export function newcomer(site: string, digits: 9 | 10 = 10): Newcomer {
  used += 1;
  const number = `${String(used).padStart(3, "0")}${String(Date.now() % 100_000).padStart(5, "0")}`;
  return {
    phone: (site === "lao" ? "20" : "08") + number.slice(10 - digits),
    accountNo: `9${number}5`,
    password: "journey-123",
  };
}

/** The steps of a registration as a visitor meets them: fields by their labels, and one button at a time. */
export function registration(page: Page, say: Say) {
  const field = (key: string) => page.getByLabel(say("register", key), { exact: true });
  const fields = {
    phone: field("phone.label"),
    code: field("code.label"),
    name: field("profile.name"),
    password: field("profile.password"),
    confirmation: field("profile.confirmation"),
    inviteCode: field("profile.inviteCode"),
    bank: field("bank.bank"),
    accountNo: field("bank.accountNo"),
    firstName: field("bank.firstName"),
    lastName: field("bank.lastName"),
  };
  const next = page.getByRole("button", { name: say("register", "next"), exact: true });
  const create = page.getByRole("main").getByRole("button", { name: say("register", "bank.submit") });
  return {
    ...fields,
    next,
    create,
    /** What is said of the whole form, under it. */
    problem: page.getByRole("alert").filter({ hasText: /\S/ }),
    done: page.getByText(say("register", "done.title")),
    async givePhone(phone: string, address = "/register") {
      await page.goto(address);
      await fields.phone.fill(phone);
      await next.click();
    },
    async fillProfile(password: string) {
      await fields.name.fill("ทดสอบ Journey");
      await fields.password.fill(password);
      await fields.confirmation.fill(password);
    },
    async fillBank(accountNo: string, bank = "SCB") {
      await fields.bank.selectOption(bank);
      await fields.accountNo.fill(accountNo);
      await fields.firstName.fill("somchai");
      await fields.lastName.fill("jaidee");
    },
    /** From nothing to the bank step, filled in, where no one-time code is asked for. */
    async reachCreation({ phone, password, accountNo }: Newcomer) {
      await this.givePhone(phone);
      await this.fillProfile(password);
      await next.click();
      await this.fillBank(accountNo);
    },
  };
}

/** Makes somebody a member beside the page, as another device would. */
export async function becomeMember({ phone, password, accountNo }: Newcomer) {
  const answer = await fetch(`${SANDBOX.url}/api/account`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user" },
    body: JSON.stringify({
      name: "Journey",
      username: phone,
      password,
      sourceCode: "",
      inviteCode: "",
      bankCode: "SCB",
      bankAccountName: "SOMCHAI JAIDEE",
      bankAccountNo: accountNo,
      currency: "BAHT",
    }),
  });
  expect(answer.status).toBe(200);
  return { username: phone, password };
}

/** Lets `hurry` shorten the minute (§9) after which calls give up; `from` says how the page begins. */
export async function impatient(page: Page, from: "calm" | "hurried") {
  await page.addInitScript((hurried) => {
    const usual = AbortSignal.timeout.bind(AbortSignal);
    Object.assign(globalThis, { hurried });
    AbortSignal.timeout = (milliseconds) =>
      usual(Reflect.get(globalThis, "hurried") === true ? 1_000 : milliseconds);
  }, from === "hurried");
}

/** From now on calls give up after a second, or after their usual time: only the one that sleeps is to be cut. */
export async function hurry(page: Page, hurried: boolean) {
  await page.evaluate((now) => void Object.assign(globalThis, { hurried: now }), hurried);
}
