import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../testing/mock-backend.ts";
import {
  backend,
  create,
  elsewhere,
  field,
  fillBank,
  fillProfile,
  here,
  next,
  noOtp,
  reachBank,
  startAnew,
} from "../../testing/registration.ts";
import { FIXED_MARKET, renderSite } from "../../testing/render-site.tsx";

/** From the phone step through the one-time code. */
async function verifyPhone() {
  await next().click();
  await field("One-time code").fill("012345");
  await next().click();
  await expect.poll(here).toBe("/register/profile");
}

const unsaved = () => document.querySelector("[data-unsaved]");

beforeEach(startAnew);

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

  test("keeps the page from being loaded anew by itself while it alone has the password", async () => {
    backend(noOtp);
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Profile name")).toBeVisible();
    expect(unsaved()).toBeNull();
    await fillProfile();
    await expect.element(field("Account number")).toBeVisible();
    expect(unsaved()).not.toBeNull();
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
    await expect.poll(here).toBe("/login");
    expect(elsewhere() + JSON.stringify(window.history.state)).not.toContain("otp-token");
  });

  test.each([
    [
      "UNVERIFIED_OTP",
      "This phone number is not verified by a one-time code yet. Verify it before you register.",
    ],
    ["OTP_EXPIRED", "The one-time code has expired. Ask for a new one-time code."],
  ])("has its phone verified anew when its check is over (%s)", async (message, text) => {
    const { table, callsTo } = backend({ "POST /api/account": () => answer({ message }, 400) });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await verifyPhone();
    await fillProfile();
    await fillBank();
    await create().click();
    await expect.poll(here).toBe("/register");
    await expect.element(field("Phone number")).toHaveAccessibleDescription(text);
    table["POST /api/otp/send"] = () => answer({ otpRef: "REF8", otpToken: "new-token", code: "SUCCESS" });
    table["POST /api/account"] = () => answer({ message: "SUCCESS" });
    await verifyPhone();
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

  test("its form is empty after Back, too, when the answer came after the visitor had left", async () => {
    const created = Promise.withResolvers<Response>();
    const { callsTo } = backend({ ...noOtp, "POST /api/account": () => created.promise });
    await renderSite("/register", FIXED_MARKET);
    await reachBank();
    await fillBank();
    await create().click();
    await expect.poll(() => callsTo("POST /api/account")).toHaveLength(1);
    await page.getByRole("navigation").getByRole("link", { name: "Home" }).click();
    await expect.poll(here).toBe("/login");
    created.resolve(answer({ message: "SUCCESS" }));
    await expect.element(field("Phone number")).toHaveValue("081 234 5678");

    window.history.back();
    await expect.poll(here).toBe("/register");
    await expect.element(next()).toBeVisible();
    await expect.element(field("Phone number")).toHaveValue("");
    expect(JSON.stringify(window.history.state)).not.toContain("Somchai");
  });
});
