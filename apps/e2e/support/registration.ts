import { expect, type Page } from "@playwright/test";
import { SANDBOX, type SiteName } from "./addresses.ts";
import type { Translate } from "./journey.ts";
import { SITES } from "./sites.ts";

/** A person who is no member yet: a phone and a bank account that no journey of this run has used. */
export interface Newcomer {
  phone: string;
  accountNo: string;
  password: string;
}

let used = 0;

/** A newcomer with a phone in the site's national format; where any length is a phone, of so many digits. */
export function newcomer(site: SiteName, length: 9 | 10 = 10): Newcomer {
  const { prefix, digits } = SITES[site].phone;
  used += 1;
  const number = `${String(used).padStart(3, "0")}${String(Date.now() % 100_000).padStart(5, "0")}`;
  return {
    phone: prefix + number.slice(number.length + prefix.length - (digits ?? length)),
    accountNo: `9${number}5`,
    password: "journey-123",
  };
}

/** The steps of a registration as a visitor uses them: fields by their labels, and one button at a time. */
export function registration(page: Page, t: Translate) {
  const field = (key: string) => page.getByLabel(t("register", key), { exact: true });
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
  const next = page.getByRole("button", { name: t("register", "next"), exact: true });
  const create = page.getByRole("main").getByRole("button", { name: t("register", "bank.submit") });
  const done = page.getByText(t("register", "done.title"));
  return {
    ...fields,
    next,
    create,
    /** The message about the whole form, under it. */
    problem: page.getByRole("alert").filter({ hasText: /\S/ }),
    done,
    /**
     * Waits for the log-in page, which the product opens two seconds after its message of success and which repeats it.
     * A journey that opens another page before that is interrupted by it.
     */
    async reachLogIn() {
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText(t("notice", "logIn.registered"))).toBeVisible();
    },
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
    /** From the start to the completed bank step, where no one-time code is required. */
    async reachCreation({ phone, password, accountNo }: Newcomer) {
      await this.givePhone(phone);
      await this.fillProfile(password);
      await next.click();
      await this.fillBank(accountNo);
    },
  };
}

/** Registers a member outside the page, as another device would. */
export async function registerMember({ phone, password, accountNo }: Newcomer) {
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

/** Replaces the time limit of calls (§9): from the next page load on, calls time out when `expireTimeouts` says so. */
export async function holdTimeouts(page: Page) {
  await page.addInitScript(() => {
    let pending: AbortController[] = [];
    AbortSignal.timeout = () => {
      const controller = new AbortController();
      pending.push(controller);
      return controller.signal;
    };
    Object.assign(globalThis, {
      expireTimeouts() {
        for (const call of pending) call.abort(new DOMException("The operation timed out.", "TimeoutError"));
        pending = [];
      },
    });
  });
}

/** Lets every pending call time out now. Needs `holdTimeouts`. */
export async function expireTimeouts(page: Page) {
  await page.evaluate(() => (Reflect.get(globalThis, "expireTimeouts") as () => void)());
}
