import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { CHOICE_MARKET, FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";
import { answer, mockBackend } from "../../testing/mock-backend.ts";

const BANKS = [
  { code: "BBL", nameTH: "กรุงเทพ", nameEN: "Bangkok Bank" },
  { code: "KBANK", nameTH: "กสิกรไทย", nameEN: "Kasikornbank" },
  { code: "SCB", nameTH: "ไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
];

/** A backend that lets everybody in; what a test is about replaces its line. */
function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/lookup/registerOTP": () => answer({ registerOTP: true }),
    "GET /api/lookup/sources": () => answer([{ code: "FB", description: "Friends" }]),
    "GET /api/lookup/banks": () => answer(BANKS),
    "GET /api/lookup/active": () => answer({ active: true }),
    "POST /api/otp/send": () => answer({ otpRef: "REF7", otpToken: "otp-token", code: "SUCCESS" }),
    "POST /api/otp/verify": () => answer({ message: "OTP_CODE_VALID" }),
    "POST /api/account/validate": () => answer({ message: "OK" }),
    "POST /api/account": () => answer({ message: "SUCCESS" }),
    ...over,
  });
}

const field = (name: string) => page.getByLabelText(name, { exact: true });
const next = () => page.getByRole("button", { name: "Next" });
const create = () => page.getByRole("main").getByRole("button", { name: "Register" });
const news = () =>
  page.getByText("Registration successful. Your phone number is filled in", { exact: false });
const here = () => window.location.pathname;
const noOtp = { "GET /api/lookup/registerOTP": () => answer({ registerOTP: false }) };

/** What others could read of this tab: its address, and the browser's storage. */
const elsewhere = () =>
  JSON.stringify([
    window.location.href,
    Object.entries(window.localStorage),
    Object.entries(window.sessionStorage),
  ]);

async function fillProfile() {
  await field("Profile name").fill("Somchai");
  await field("Password").fill("secret-1");
  await field("Confirm the password").fill("secret-1");
  await next().click();
}

async function fillBank() {
  await page.getByRole("button", { name: "Siam Commercial Bank" }).click();
  await field("Account number").fill("123-456-7890");
  await field("Holder's first name").fill("Somchai");
  await field("Holder's last name").fill("Jaidee");
}

async function reachBank() {
  await field("Phone number").fill("081 234 5678");
  await next().click();
  await fillProfile();
  await expect.poll(here).toBe("/register/bank");
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

describe("registering", () => {
  test("goes from phone to code to profile to bank, and then to the log-in", async () => {
    const { callsTo } = backend();
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("+66 81-234-5678");
    await next().click();
    await expect.poll(here).toBe("/register/code");
    await expect.element(page.getByText("Reference REF7")).toBeVisible();
    await field("One-time code").fill("012345");
    await next().click();
    await expect.poll(here).toBe("/register/profile");
    await fillProfile();
    await expect.poll(here).toBe("/register/bank");
    await fillBank();
    await create().click();
    const created = page.getByRole("status");
    await expect.element(created.getByRole("heading", { name: "Registration successful" })).toBeVisible();
    await expect.element(created.getByText("Welcome, Somchai. You are a member now.")).toBeVisible();
    await expect.element(created.getByText("Log in with +66 81-234-5678 and your password")).toBeVisible();
    await expect.element(created.getByText("Deposit and choose a game")).toBeVisible();
    await expect.poll(here, { timeout: 5_000 }).toBe("/login");
    await expect.element(news()).toBeVisible();
    await expect.element(page.getByText("Welcome back")).not.toBeInTheDocument();
    expect(callsTo("POST /api/otp/verify")[0]?.body).toEqual({ otpToken: "otp-token", otpCode: "012345" });
    expect(callsTo("POST /api/account").map(({ body }) => body)).toEqual([
      {
        name: "Somchai",
        username: "0812345678",
        password: "secret-1",
        sourceCode: "",
        inviteCode: "",
        bankCode: "SCB",
        bankAccountName: "SOMCHAI JAIDEE",
        bankAccountNo: "1234567890",
        currency: "BAHT",
        otpToken: "otp-token",
      },
    ]);
    expect(callsTo("POST /api/account/validate")[0]?.body).toMatchObject({ otpToken: "otp-token" });
    expect(callsTo("POST /api/account")[0]?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  test("has no code step where the operator asks for none", async () => {
    const { callsTo } = backend(noOtp);
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.poll(here).toBe("/register/profile");
    expect(callsTo("POST /api/otp/send")).toEqual([]);
    await expect.element(page.getByRole("list", { name: "Step 2 of 3" })).toBeVisible();
    await fillProfile();
    await expect.poll(here).toBe("/register/bank");
    expect(callsTo("POST /api/account/validate")[0]?.body).not.toHaveProperty("otpToken");
  });

  test.each([
    ["an answer", () => answer({ otpRef: "", otpToken: "", code: "OTP_VERIFIED" })],
    ["a refusal", () => answer({ message: "OTP_VERIFIED" }, 400)],
  ])("skips the code of a phone that is verified already, told by %s", async (_case, sent) => {
    backend({ "POST /api/otp/send": sent });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.poll(here).toBe("/register/profile");
  });

  test("sends the account once, however often its button is pressed", async () => {
    const { callsTo } = backend({ ...noOtp, "POST /api/account": () => new Promise<never>(() => undefined) });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().dblClick();
    await field("Account number").click();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(callsTo("POST /api/account")).toHaveLength(1);
  });

  test("whose outcome is unknown sends the visitor to log in first", async () => {
    backend({ ...noOtp, "POST /api/account": () => Promise.reject(new TypeError("dropped")) });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect
      .element(page.getByText("Try to log in before you register again.", { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "Log in" }))
      .toHaveAttribute("href", "/login");
  });

  test("whose outcome is unknown can be sent again where the server knows its key, as the same request", async () => {
    const { table, callsTo } = backend({
      ...noOtp,
      "POST /api/account": ({ key }) =>
        new Response("<html>", { status: 502, headers: { "Idempotency-Key": key ?? "" } }),
    });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    // It is sent three times by itself first, a second and a half apart.
    await expect
      .element(page.getByText(/the same request is never carried out twice/), { timeout: 8_000 })
      .toBeVisible();
    table["POST /api/account"] = () => answer({ message: "SUCCESS" });
    await page.getByRole("button", { name: "Send the same registration again", exact: true }).click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(new Set(callsTo("POST /api/account").map(({ key }) => key)).size).toBe(1);
  });

  test("asks for the currency where the market leaves a choice, and takes any phone", async () => {
    const { callsTo } = backend(noOtp);
    await renderSite("/register", CHOICE_MARKET);
    await field("Phone number").fill("205 551 234");
    await next().click();
    await fillProfile();
    await field("Bank").selectOptions("SCB");
    await field("Account number").fill("12345");
    await field("Holder's first name").fill("Noy");
    await field("Holder's last name").fill("Keo");
    await expect.element(page.getByRole("radio", { name: "Kip (LAK)" })).toBeChecked();
    await page.getByRole("radio", { name: "Baht" }).click();
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account")[0]?.body).toMatchObject({ username: "205551234", currency: "BAHT" });
  });
});

describe("what is wrong", () => {
  test("with a phone is said at its field, and nothing is sent", async () => {
    const { callsTo } = backend();
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("081234567");
    await next().click();
    await expect.element(field("Phone number")).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByText("The phone number must have 10 digits")).toBeVisible();
    expect(callsTo("POST /api/otp/send")).toEqual([]);
  });

  test("with a profile is said at each of its fields", async () => {
    const { callsTo } = backend(noOtp);
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await next().click();
    await expect.element(page.getByText("Enter a profile name")).toBeVisible();
    await expect.element(page.getByText("Enter a password")).toBeVisible();
    await field("Profile name").fill("Somchai");
    await field("Password").fill("one");
    await field("Confirm the password").fill("two");
    await next().click();
    await expect.element(page.getByText("Passwords don't match")).toBeVisible();
    expect(callsTo("POST /api/account/validate")).toEqual([]);
  });

  test("by the server's word goes back to the step and stands at the field it is about", async () => {
    backend({ ...noOtp, "POST /api/account/validate": () => answer({ message: "EXISTING_USER" }, 400) });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await fillProfile();
    await expect.poll(here).toBe("/register");
    await expect
      .element(field("Phone number"))
      .toHaveAccessibleDescription("This phone number is already registered. Log in instead.");
  });

  test("with a password that the server does not take stands at the password", async () => {
    backend({ ...noOtp, "POST /api/account/validate": () => answer({ message: "INVALID_USER_INFO" }, 400) });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Password")).toHaveAccessibleDescription("8 characters or more recommended");
    await field("Profile name").fill("Somchai");
    await field("Password").fill("short");
    await field("Confirm the password").fill("short");
    await next().click();
    await expect
      .element(field("Password"))
      .toHaveAccessibleDescription(
        "Your details are not valid. Check them and try again. 8 characters or more recommended",
      );
  });

  test.each(["12345678", "081-234-5678"])(
    "with a password that a stranger would guess (%s) says so at the password",
    async (password) => {
      backend({
        ...noOtp,
        "POST /api/account/validate": () => answer({ message: "INVALID_USER_INFO" }, 400),
      });
      await renderSite("/register", FIXED_MARKET);
      await field("Phone number").fill("0812345678");
      await next().click();
      await field("Profile name").fill("Somchai");
      await field("Password").fill(password);
      await field("Confirm the password").fill(password);
      await next().click();
      await expect
        .element(field("Password"))
        .toHaveAccessibleDescription(
          "Your details are not valid. Check them and try again. This password is easy to guess. Choose one that is neither your phone number nor a sequence such as 12345678.",
        );
      await expect.element(field("Password")).toHaveValue(password);
      await expect.element(field("Profile name")).toHaveValue("Somchai");
      // What is being mended is no longer refused.
      await field("Password").fill("x7k2p9q4");
      await expect.element(field("Password")).not.toHaveAttribute("aria-invalid");
    },
  );

  test("with an account that somebody has stands at its number", async () => {
    backend({ ...noOtp, "POST /api/account": () => answer({ message: "EXISTING_BANK" }, 400) });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.element(field("Account number")).toHaveAttribute("aria-invalid", "true");
  });

  test("with a Thai name at a bank that takes English ones is said before anything is sent", async () => {
    const { callsTo } = backend(noOtp);
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await field("Bank").selectOptions("BBL");
    await field("Holder's last name").fill("ใจดี");
    await create().click();
    await expect.element(page.getByText("Bank account name must be in English only")).toBeVisible();
    await expect.element(field("Holder's first name")).not.toHaveAttribute("aria-invalid");
    expect(callsTo("POST /api/account")).toEqual([]);
  });

  test("with a one-time code stands at the code, and too early a new one waits its minute", async () => {
    const { table } = backend({
      "POST /api/otp/verify": () => answer({ message: "OTP_CODE_INVALID" }, 400),
    });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await field("One-time code").fill("000000");
    await next().click();
    await expect.element(field("One-time code")).toHaveAttribute("aria-invalid", "true");
    await expect.element(page.getByRole("timer")).toBeVisible();
    expect(page.getByRole("button", { name: "Send a new one-time code" }).elements()).toEqual([]);

    // Back and on again within the minute asks for no second code.
    table["POST /api/otp/send"] = () => answer({ message: "REQUEST_LIMIT_1MIN" }, 429);
    await page.getByRole("link", { name: "Change the phone number" }).click();
    await next().click();
    await expect.poll(here).toBe("/register/code");
  });
});

describe("what was filled in", () => {
  test("is there after Back and after a reload, but for the passwords", async () => {
    backend(noOtp);
    const { screen } = await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await field("Account number").fill("123");
    window.history.back();
    await expect.poll(here).toBe("/register/profile");
    await expect.element(field("Profile name")).toHaveValue("Somchai");
    await expect.element(field("Password")).toHaveValue("secret-1");
    window.history.forward();
    await expect.element(field("Account number")).toHaveValue("123");

    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await screen.unmount();
    const kept = JSON.stringify(window.history.state);
    expect(kept).toContain("Somchai");
    expect(kept).not.toContain("secret-1");
    await renderSite(null, FIXED_MARKET);
    // The password is gone, so the profile is asked for again.
    await expect.poll(here).toBe("/register/profile");
    await expect.element(page.getByText("Enter your password again", { exact: false })).toBeVisible();
    await expect.element(field("Profile name")).toHaveValue("Somchai");
    await field("Password").fill("secret-1");
    await field("Confirm the password").fill("secret-1");
    await next().click();
    await expect.element(field("Account number")).toHaveValue("123");
  });

  test("shows after a reload too who verified the phone, and nowhere once the account exists", async () => {
    const { callsTo } = backend();
    const { screen } = await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await field("One-time code").fill("012345");
    await next().click();
    await expect.element(field("Profile name")).toBeVisible();
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    await screen.unmount();
    await renderSite(null, FIXED_MARKET);
    await fillProfile();
    await expect.poll(here).toBe("/register/bank");
    await fillBank();
    expect(elsewhere()).not.toContain("otp-token");
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account")[0]?.body).toMatchObject({ otpToken: "otp-token" });
    await expect.poll(here, { timeout: 5_000 }).toBe("/login");
    expect(elsewhere() + JSON.stringify(window.history.state)).not.toContain("otp-token");
  });

  test("says that a phone has to be verified anew, when its check is over, and carries the new one", async () => {
    const { table, callsTo } = backend({
      "POST /api/account": () => answer({ message: "UNVERIFIED_OTP" }, 400),
    });
    await renderSite("/register", FIXED_MARKET);
    const verify = async () => {
      await next().click();
      await field("One-time code").fill("012345");
      await next().click();
      await expect.poll(here).toBe("/register/profile");
    };
    await field("Phone number").fill("0812345678");
    await verify();
    await fillProfile();
    await fillBank();
    await create().click();
    await expect.poll(here).toBe("/register");
    await expect
      .element(field("Phone number"))
      .toHaveAccessibleDescription(
        "This phone number is not verified by a one-time code yet. Verify it before you register.",
      );
    table["POST /api/otp/send"] = () => answer({ otpRef: "REF8", otpToken: "new-token", code: "SUCCESS" });
    table["POST /api/account"] = () => answer({ message: "SUCCESS" });
    await verify();
    await expect.element(field("Profile name")).toHaveValue("Somchai");
    await next().click();
    await expect.element(field("Account number")).toHaveValue("123-456-7890");
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account").map(({ body }) => (body as { otpToken: string }).otpToken)).toEqual([
      "otp-token",
      "new-token",
    ]);
  });

  test("in capitals keeps the caret where it was", async () => {
    backend(noOtp);
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await field("Holder's first name").fill("SOCHAI");
    const input = field("Holder's first name").element() as HTMLInputElement;
    input.setSelectionRange(2, 2);
    await userEvent.keyboard("m");
    await expect.element(field("Holder's first name")).toHaveValue("SOMCHAI");
    expect(input.selectionStart).toBe(3);
  });
});

describe("what a visitor filled in", () => {
  test("is shown to nobody after a member was logged in in this tab", async () => {
    backend({ ...noOtp, "POST /api/login": () => answer({ token: "token-b" }) });
    const { session } = await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await field("Account number").fill("123");
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await field("Phone number").fill("0812345678");
    await field("Password").fill("secret-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(here).toBe("/user/home");
    session.leave("logged-out");
    await expect.poll(here).toBe("/login");

    window.history.back();
    await expect.poll(here).toBe("/register");
    await expect.element(field("Phone number")).toHaveValue("");
    window.dispatchEvent(new PageTransitionEvent("pagehide"));
    expect(JSON.stringify(window.history.state)).not.toContain("Somchai");
  });
});

describe("once the account exists", () => {
  test("no entry of the history shows the form again: Back leads to where the visitor came from", async () => {
    backend(noOtp);
    window.history.pushState(null, "", "/contact");
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Log in" })).toBeVisible();
    // Forward, into what was the profile's entry: the registration begins anew there, empty.
    window.history.forward();
    await expect.poll(here).toBe("/register");
    await expect.element(field("Phone number")).toHaveValue("");
    expect(JSON.stringify(window.history.state)).not.toContain("Somchai");
    window.history.back();
    await expect.poll(here).toBe("/login");
    window.history.back();
    await expect.poll(here).toBe("/contact");
  });
});

describe("the log-in after a registration", () => {
  test("has the phone and the good news until somebody logs in, over a reload and other pages too", async () => {
    backend({ ...noOtp, "POST /api/login": () => answer({ token: "token-a" }) });
    const { screen } = await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.poll(here, { timeout: 5_000 }).toBe("/login");
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");
    await expect.element(news()).toBeVisible();

    await screen.unmount();
    const { session } = await renderSite(null, FIXED_MARKET);
    await expect.element(news()).toBeVisible();
    await page.getByRole("navigation").getByRole("link", { name: "Contact" }).click();
    await expect.poll(here).toBe("/contact");
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await expect.element(news()).toBeVisible();
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");

    await field("Password").fill("secret-1");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.poll(here).toBe("/user/home");
    session.leave("logged-out");
    await expect.poll(here).toBe("/login");
    await expect.element(field("Phone number")).toHaveValue("");
    await expect.element(news()).not.toBeInTheDocument();
    expect(JSON.stringify([window.history.state, window.sessionStorage])).not.toContain("081");
  });

  test("says what went wrong in place of the good news, and keeps the phone", async () => {
    backend({ "POST /api/login": () => answer({ message: "WRONG_CREDENTIAL" }, 401) });
    window.sessionStorage.setItem("newMember", "0812345678");
    await renderSite("/login", FIXED_MARKET);
    await expect.element(news()).toBeVisible();
    await field("Password").fill("wrong");
    await page.getByRole("button", { name: "Log in" }).click();
    await expect.element(page.getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
    await expect.element(news()).not.toBeInTheDocument();
    await expect.element(field("Phone number")).toHaveValue("0812345678");
  });
});

describe("an invite link", () => {
  test("wins over a code that was kept before", async () => {
    backend(noOtp);
    window.localStorage.setItem("inviteCode", "PRold");
    await renderSite("/register?code=PRnew", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Inviter code")).toHaveValue("PRnew");
  });

  test("fills the inviter code and is remembered until somebody registers", async () => {
    const { callsTo } = backend(noOtp);
    window.localStorage.setItem("inviteCode", "PRfriend");
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Inviter code")).toHaveValue("PRfriend");
    await fillProfile();
    await fillBank();
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account")[0]?.body).toMatchObject({ inviteCode: "PRfriend" });
    expect(window.localStorage.getItem("inviteCode")).toBeNull();
  });
});
