import { page } from "vitest/browser";
import { aSlice, aSpinPrize, aSpinSetup, aWalletAnswer } from "@member-wallet/api/fixtures";
import { answer, mockBackend } from "./mock-backend.ts";
import { FIXED_MARKET, renderSite } from "./render-site.tsx";

/** A backend with a wheel of two slices, three coins, and 20 baht for each spin. */
export function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/spinwheel/setup": () =>
      answer(
        aSpinSetup({
          activeSpinwheel: {
            name: "Lucky wheel",
            slices: [
              aSlice({ code: "COIN5", label: "5 coins" }),
              aSlice({ code: "CASH20", label: "20 baht", htmlDescription: "<p>Twenty <b>baht</b></p>" }),
            ],
          },
          userCoin: 3,
        }),
      ),
    "GET /api/spinwheel/coupon": () => answer([]),
    "POST /api/spinwheel/spin": () => answer(aSpinPrize({ code: "CASH20", label: "20 baht" })),
    ...over,
  });
}

/** Home with the wheel's dialog open. */
export const open = () => renderSite("/user/home?dialog=wheel", FIXED_MARKET, "token-a");
export const refusal = () => page.getByRole("alertdialog", { name: "Error" });
export const lost = () => Promise.reject(new TypeError("Failed to fetch"));
