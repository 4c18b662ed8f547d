import { page } from "vitest/browser";
import { aQrState, aWalletAnswer } from "@member-wallet/api/fixtures";
import { FIXED_MARKET, renderSite } from "./render-site.tsx";
import { answer, mockBackend } from "./mock-backend.ts";

const bank = (bankCode: string, over: object = {}) => ({
  bankCode,
  bankType: "BANK",
  mode: "MANUAL",
  bankAccountName: "THONG WALLET",
  bankAccountNo: "4680123456",
  currency: "BAHT",
  bank: { nameTH: `ธนาคาร ${bankCode}`, nameEN: `Bank ${bankCode}` },
  ...over,
});

/** An account at SCB, two gateways, and gift links. */
export const OFFER = {
  banks: [bank("SCB"), bank("WW", { bankType: "PAYMENT" }), bank("ZAPMAN", { bankType: "PAYMENT" })],
  wallets: [{ mode: "AUTO", walletAccountName: "Thong" }],
  isManual: false,
  depositMin: 20,
  qrMinutes: 10,
};
export const NO_QR = aQrState({ qrcodeId: null, hasQrcode: false, qrcode: "", expireIn: null, message: "" });
/** A backend with deposits. */
export function backend(over: Parameters<typeof mockBackend>[0] = {}) {
  return mockBackend({
    "GET /api/wallet": () => answer(aWalletAnswer()),
    "GET /api/lookup/deposit": () => answer(OFFER),
    "GET /api/lookup/slip": () => answer({ uploadWithinMinutes: 60, closedFrom: "23:30", closedTo: "00:30" }),
    "GET /api/qrcode/WW": () => answer(NO_QR),
    "GET /api/qrcode/ZAPMAN": () => answer(NO_QR),
    ...over,
  });
}

/** Opens the dialog, at a payment method if one is given. */
export const open = (method = "") =>
  renderSite(`/user/home?dialog=deposit${method && `&method=${method}`}`, FIXED_MARKET, "token-a");
export const button = (name: string) => page.getByRole("button", { name, exact: true });
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const toast = (text: string) => page.getByText(text, { exact: true });
