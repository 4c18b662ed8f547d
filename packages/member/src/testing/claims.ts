import { page } from "vitest/browser";
import { aBonusItem, anActiveBonus, aUserBonus, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "./mock-backend.ts";
import { FIXED_MARKET, renderSite } from "./render-site.tsx";

export const IN_USE = anActiveBonus({ status: true, type: "day" });
export const NOT_IN_USE = anActiveBonus({ status: false, type: null });

/** A backend with one daily bonus that can be received, and none in use. */
export function claimsBackend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/bonus": () => answer([aBonusItem({ banners: [] })]),
    "GET /api/bonus/check/active": () => answer(NOT_IN_USE),
    "GET /api/bonus/activate/DAILY10": () => answer(aUserBonus({ isActive: true })),
    "GET /api/bonus/clear": () => answer({ message: "BONUS_CLEAR" }),
    "GET /api/lookup/notice": () => answer({ notice: "<p>{percentFail}% is cut early.</p>" }),
    ...over,
  });
}

export const open = (address: string) => renderSite(address, FIXED_MARKET, "token-a");
export const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
export const dialog = () => page.getByRole("dialog");
export const errorAlert = () => page.getByRole("alertdialog", { name: "Error" });

/** A connection that broke before the answer came. */
export const lost = () => Promise.reject<Response>(new TypeError("dropped"));
