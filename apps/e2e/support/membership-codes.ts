import { expect, type Locator, type Page } from "@playwright/test";
import { ADVISED_PASSWORD_LENGTH } from "@member-wallet/domain";
import { SANDBOX, type SiteName } from "./addresses.ts";
import type { Member, Translate } from "./journey.ts";
import { registerMember, type Newcomer, newcomer, registration } from "./registration.ts";
import { injectFaults, lastCodeFor, setSwitches } from "./sandbox.ts";
import { SITES } from "./sites.ts";

/** How a member gets to a refusal: the page, and who they are. */
export interface Journey {
  page: Page;
  t: Translate;
  site: SiteName;
  /** A demo member. */
  member: Member;
  /** The owner of the phone at the open step. */
  person: Newcomer;
  register: ReturnType<typeof registration>;
}

/** A code of the catalogue: how to cause it, and where its text then shows. */
export interface Row {
  code: string;
  /** The sandbox's own rule; else the fault switch, on the call of the row's place. */
  rule?: (journey: Journey) => Promise<void>;
  status?: number;
  /** The field that the text belongs to; without one it shows under the form. */
  field?: (journey: Journey) => Locator;
  /** The advice after the text. */
  advice?: (t: Translate) => string;
}

export interface Place {
  /** Its name in the test's title. */
  name: string;
  call: string;
  arrive: (journey: Journey) => Promise<void>;
  press: (journey: Journey) => Promise<void>;
  rows: Row[];
}

const phone = ({ register }: Journey) => register.phone;
const code = ({ register }: Journey) => register.code;
const next = ({ register }: Journey) => register.next.click();

async function callApi(path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(SANDBOX.url + path, {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Requested-With": "wallet-user" },
    body: JSON.stringify(body),
  });
  return answer.json();
}

/** Requests a one-time code with a new phone; returns the code's token, as the page got it. */
async function askForCode(journey: Journey): Promise<string> {
  journey.person = newcomer(journey.site);
  const sending = journey.page.waitForResponse((response) => response.url().endsWith("/api/otp/send"));
  await journey.register.givePhone(journey.person.phone);
  const { otpToken } = (await (await sending).json()) as { otpToken: string };
  await expect(journey.register.code).toBeVisible();
  return otpToken;
}

const wrong = (right: string) => (right === "000000" ? "000001" : "000000");

const LOG_IN: Place = {
  name: "the log-in",
  call: "POST /api/login",
  arrive: async ({ page, t, member }) => {
    await page.goto("/login");
    await page.getByLabel(t("site", "login.phone")).fill(member.username);
    await page.getByLabel(t("site", "login.password"), { exact: true }).fill("not-the-password");
  },
  press: ({ page, t }) => page.getByRole("button", { name: t("site", "login.submit") }).click(),
  rows: [
    { code: "WRONG_CREDENTIAL", rule: async () => undefined },
    ...[
      ["UNAUTHORIZED", 401],
      ["EXPIRED_AUTH_TOKEN", 401],
      ["INVALID_USER_1", 403],
      ["INVALID_USER_2", 403],
      ["INVALID_USER_3", 403],
      ["INVALID_USER_4", 403],
      ["INVALID_IP", 403],
      ["NO_USER", 404],
      ["WRONG_PASSWORD", 400],
      ["INACTIVE_USER", 403],
      ["LOGIN_FAIL", 500],
    ].map(([known, status]) => ({ code: String(known), status: Number(status) })),
  ],
};

const PHONE_STEP: Place = {
  name: "the phone step",
  call: "POST /api/otp/send",
  arrive: async (journey) => {
    await setSwitches({ registerOTP: true });
    await journey.page.goto("/register");
    await journey.register.phone.fill(journey.person.phone);
  },
  press: next,
  rows: [
    { code: "OTP_SEND_FAIL", field: phone },
    { code: "OTP_BLOCK", status: 429, field: phone },
    { code: "REQUEST_LIMIT", status: 429, field: phone },
    {
      code: "REQUEST_LIMIT_1MIN",
      rule: async ({ person }) => void (await callApi("/api/otp/send", { phoneNumber: person.phone })),
      field: phone,
    },
    {
      code: "EXISTING_USER",
      rule: async ({ member, register }) => register.phone.fill(member.username),
      field: phone,
    },
  ],
};

const CODE_STEP: Place = {
  name: "the step of the one-time code",
  call: "POST /api/otp/verify",
  arrive: async (journey) => {
    await setSwitches({ registerOTP: true });
    await askForCode(journey);
    await journey.register.code.fill("123456");
  },
  press: next,
  rows: [
    // Ten minutes is longer than a journey: the sandbox's own tests check the rule itself.
    { code: "OTP_EXPIRED", field: code },
    { code: "OTP_VERIFY_FAIL", field: code },
    { code: "REQUEST_LIMIT", status: 429, field: code },
    {
      code: "OTP_CODE_INVALID",
      rule: async ({ person, register }) => register.code.fill(wrong((await lastCodeFor(person.phone)).code)),
      field: code,
    },
    {
      code: "OTP_BLOCK",
      rule: async (journey) => {
        const otpToken = await askForCode(journey);
        const right = (await lastCodeFor(journey.person.phone)).code;
        for (let tries = 0; tries < 5; tries += 1)
          await callApi("/api/otp/verify", { otpToken, otpCode: wrong(right) });
        await journey.register.code.fill(right);
      },
      field: code,
    },
    {
      code: "OTP_NOT_EXIST",
      rule: async (journey) => {
        const otpToken = await askForCode(journey);
        const { code: otpCode } = await lastCodeFor(journey.person.phone);
        await callApi("/api/otp/verify", { otpToken, otpCode });
        await journey.register.code.fill(otpCode);
      },
      field: code,
    },
    {
      code: "OTP_TOKEN_INVALID",
      rule: async (journey) => {
        await journey.page.route("**/api/otp/send", async (route) => {
          const response = await route.fetch({ maxRetries: 2 });
          await route.fulfill({ response, json: { ...(await response.json()), otpToken: "nobody's" } });
        });
        await askForCode(journey);
        await journey.page.unroute("**/api/otp/send");
        await journey.register.code.fill("123456");
      },
      field: code,
    },
  ],
};

const PROFILE_STEP: Place = {
  name: "the profile step",
  call: "POST /api/account/validate",
  arrive: async ({ register, person }) => {
    await register.givePhone(person.phone);
    await register.fillProfile(person.password);
  },
  press: next,
  rows: [
    { code: "REGISTER_FAIL" },
    { code: "INVALID_USER_INFO" },
    {
      code: "INVALID_USER_INFO",
      rule: ({ register }) => register.fillProfile("short"),
      field: ({ register }) => register.password,
      advice: (t) => ` ${t("register", "profile.passwordHint", { length: ADVISED_PASSWORD_LENGTH })}`,
    },
    {
      code: "PHONE_NUMBER_REQUIRE_10_DIGIT",
      rule: async (journey) => {
        // A site that requires its digits itself leaves nothing to refuse to the sandbox's switch.
        if (SITES[journey.site].phone.digits !== null) {
          await injectFaults(refusal("POST /api/account/validate", "PHONE_NUMBER_REQUIRE_10_DIGIT", 400));
          return;
        }
        await journey.register.givePhone(newcomer(journey.site, 9).phone);
        await journey.register.fillProfile("journey-123");
        await setSwitches({ requirePhoneDigits: true });
      },
      field: phone,
    },
  ],
};

const BANK_STEP: Place = {
  name: "the bank step",
  call: "POST /api/account",
  arrive: ({ register, person }) => register.reachCreation(person),
  press: ({ register }) => register.create.click(),
  rows: [
    { code: "REGISTER_FAIL" },
    { code: "BANK_ACCOUNT_NAME_ENG", field: ({ register }) => register.firstName },
    { code: "INVALID_BANK", rule: ({ register }) => register.accountNo.fill("123") },
    {
      code: "EXISTING_BANK",
      rule: async ({ register, site }) => {
        const other = newcomer(site);
        await registerMember(other);
        await register.accountNo.fill(other.accountNo);
      },
      field: ({ register }) => register.accountNo,
    },
    {
      // The operator began to require one-time codes during the registration.
      code: "UNVERIFIED_OTP",
      rule: async ({ register, site }) => {
        await register.accountNo.fill(newcomer(site).accountNo);
        await setSwitches({ registerOTP: true });
      },
      field: phone,
    },
  ],
};

/** Every place of membership where a member reads a code's text (§8). */
export const PLACES: readonly Place[] = [LOG_IN, PHONE_STEP, CODE_STEP, PROFILE_STEP, BANK_STEP];

/** Good news: no text but the next step. */
export const GOOD_NEWS = ["OTP_VERIFIED", "OTP_CODE_VALID"];

/** The fault that makes a call answer a code. */
export function refusal(call: string, message: string, status: number) {
  return { call, effect: { kind: "answer", status, body: { message } } } as const;
}
