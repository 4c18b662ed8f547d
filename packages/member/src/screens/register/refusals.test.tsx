import { beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/mock-backend.ts";
import {
  backend,
  create,
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

beforeEach(startAnew);

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
    // The form that had the focus is gone.
    await expect.element(page.getByRole("heading", { name: "Phone number" })).toHaveFocus();
  });

  test("with a password that the server does not take stands at the password", async () => {
    backend({ ...noOtp, "POST /api/account/validate": () => answer({ message: "INVALID_USER_INFO" }, 400) });
    await renderSite("/register", FIXED_MARKET);
    await field("Phone number").fill("0812345678");
    await next().click();
    await expect.element(field("Password")).toHaveAccessibleDescription("8 or more characters recommended");
    await field("Profile name").fill("Somchai");
    await field("Password").fill("short");
    await field("Confirm the password").fill("short");
    await next().click();
    await expect
      .element(field("Password"))
      .toHaveAccessibleDescription(
        "Your details are not valid. Check them and try again. 8 or more characters recommended",
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
    await expect.element(field("Account number")).toHaveFocus();
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
