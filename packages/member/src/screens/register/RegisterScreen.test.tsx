import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../testing/mock-backend.ts";
import {
  backend,
  create,
  field,
  fillBank,
  fillProfile,
  here,
  news,
  next,
  noOtp,
  reachBank,
  startAnew,
} from "../../testing/registration.ts";
import { CHOICE_MARKET, FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

beforeEach(startAnew);

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
    await expect.element(page.getByRole("heading", { name: "Registration successful" })).toHaveFocus();
    await expect.element(page.getByText("Welcome, Somchai. You are now a member.")).toBeVisible();
    await expect.element(page.getByText("Log in with +66 81-234-5678 and your password")).toBeVisible();
    await expect.element(page.getByText("Find your wallet and the games on the home page")).toBeVisible();
    await expect.poll(here).toBe("/login");
    await expect.element(news()).toBeVisible();
    await expect.element(page.getByText("Welcome", { exact: true })).not.toBeInTheDocument();
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
      .element(page.getByText("Try to log in before you start a new registration.", { exact: false }))
      .toBeVisible();
    await expect
      .element(page.getByRole("main").getByRole("link", { name: "Log in" }))
      .toHaveAttribute("href", "/login");
    // Its key is in this page alone, which isn't loaded anew by itself.
    expect(document.querySelector("[data-unsaved]")).not.toBeNull();
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
    await expect.element(page.getByText(/the same request is never carried out twice/)).toBeVisible();
    table["POST /api/account"] = () => answer({ message: "SUCCESS" });
    await page.getByRole("button", { name: "Send the same registration again", exact: true }).click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(new Set(callsTo("POST /api/account").map(({ key }) => key)).size).toBe(1);
  });

  test("that is sent again stays unknown where a gateway holds it back: that tells nothing of the first one", async () => {
    const { table, callsTo } = backend({
      ...noOtp,
      "POST /api/account": ({ key }) =>
        new Response("<html>", { status: 502, headers: { "Idempotency-Key": key ?? "" } }),
    });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    const again = page.getByRole("button", { name: "Send the same registration again", exact: true });
    await expect.element(again).toBeVisible();
    const [first, ...before] = callsTo("POST /api/account");
    table["POST /api/account"] = () => answer({ message: "REQUEST_LIMIT" }, 429);
    await again.click();
    await expect.poll(() => callsTo("POST /api/account").length).toBeGreaterThan(before.length + 2);
    await expect.element(again).toBeVisible();
    expect(create().elements()).toEqual([]);
    expect(callsTo("POST /api/account").at(-1)?.body).toEqual(first?.body);
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
    await page.getByRole("radio", { name: "Baht (THB)" }).click();
    await create().click();
    await expect.element(page.getByText("Registration successful")).toBeVisible();
    expect(callsTo("POST /api/account")[0]?.body).toMatchObject({ username: "205551234", currency: "BAHT" });
  });
});
