import { vi } from "vitest";
import { page } from "vitest/browser";
import { aBankAccount, aWalletAnswer } from "@member-wallet/api/fixtures";
import type { Market } from "@member-wallet/domain";
import { backend } from "./deposit-dialog.ts";
import { answer, type mockBackend } from "./mock-backend.ts";
import { FIXED_MARKET, renderSite } from "./render-site.tsx";

/** Protects its players, and has a help line. */
export const PROTECTING: Market = { ...FIXED_MARKET, protection: { help: { phone: "1323" } } };

/** A backend with deposits and a profile. */
export const protectionBackend = (over: Parameters<typeof mockBackend>[0] = {}) =>
  backend({
    "GET /api/account/profile": () =>
      answer({ profile: aWalletAnswer().profile, bankAccount: aBankAccount() }),
    ...over,
  });

/** Opens an address as a member. */
export const open = (address: string, market = PROTECTING) => renderSite(address, market, "token-a");
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");

/** One tab at a time asks about the time, under this lock. */
const TIME_CHECK = "member-wallet time check";

/** Whether the page has wanted to ask the member about their time. Needs a spy on the locks' requests. */
export const wantedToAsk = () =>
  vi.mocked(navigator.locks.request).mock.calls.some(([name]) => name === TIME_CHECK);

/** Whether the member is asked who comes back to the page, where no question stands. Needs the same spy. */
export function asks(): boolean {
  vi.mocked(navigator.locks.request).mockClear();
  document.dispatchEvent(new Event("visibilitychange"));
  return wantedToAsk();
}

/** Whether a tab may ask. */
export const isFree = () =>
  navigator.locks.request(TIME_CHECK, { ifAvailable: true }, (lock) => lock !== null);
