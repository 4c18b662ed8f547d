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
