import { expect, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { answer, mockBackend } from "./mock-backend.ts";

const BANKS = [
  { code: "BBL", nameTH: "กรุงเทพ", nameEN: "Bangkok Bank" },
  { code: "KBANK", nameTH: "กสิกรไทย", nameEN: "Kasikornbank" },
  { code: "SCB", nameTH: "ไทยพาณิชย์", nameEN: "Siam Commercial Bank" },
];

/** Starts a test as a new visitor; what it replaces is as before when it ends. */
export function startAnew() {
  window.localStorage.clear();
  window.sessionStorage.clear();
  onTestFinished(() => void vi.restoreAllMocks());
}

/** A backend that lets everybody in; what a test is about replaces its line. */
export function backend(over: Parameters<typeof mockBackend>[0] = {}) {
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

export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const next = () => page.getByRole("button", { name: "Next" });
export const create = () => page.getByRole("main").getByRole("button", { name: "Register" });
export const news = () =>
  page.getByText("Registration successful. Your phone number is filled in", { exact: false });
export const here = () => window.location.pathname;
export const noOtp = { "GET /api/lookup/registerOTP": () => answer({ registerOTP: false }) };

/** What others could read of this tab: its address, and the browser's storage. */
export const elsewhere = () =>
  JSON.stringify([
    window.location.href,
    Object.entries(window.localStorage),
    Object.entries(window.sessionStorage),
  ]);

export async function fillProfile() {
  await field("Profile name").fill("Somchai");
  await field("Password").fill("secret-1");
  await field("Confirm the password").fill("secret-1");
  await next().click();
}

export async function fillBank() {
  await page.getByRole("button", { name: "Siam Commercial Bank" }).click();
  await field("Account number").fill("123-456-7890");
  await field("Holder's first name").fill("Somchai");
  await field("Holder's last name").fill("Jaidee");
}

export async function reachBank() {
  await field("Phone number").fill("081 234 5678");
  await next().click();
  await fillProfile();
  await expect.poll(here).toBe("/register/bank");
}
