import { parseAmount } from "../money/parse-amount.ts";
import { satang, type Satang } from "../money/satang.ts";
import type { QrProvider } from "./payment-methods.ts";

const BAHT = 100;

/** The fixed minimum of a provider's QR (§5): 1 baht at the bank, 100 at the gateways. */
export function qrMinimum(provider: QrProvider): Satang {
  return satang(provider === "KBANK" ? BAHT : 100 * BAHT);
}

/** The suggested amounts (§5), smallest first; those below the minimum are absent. */
export function qrPresets(provider: QrProvider, minimum: Satang): readonly Satang[] {
  const baht = provider === "KBANK" ? [10, 20, 50, 100, 500, 1000] : [100, 200, 300, 500, 1000];
  return baht.map((amount) => satang(amount * BAHT)).filter((amount) => amount >= minimum);
}

/** A typed amount as satang, or why it is refused (§5 QR amount). */
export type QrAmountCheck =
  | { readonly kind: "ok"; readonly amount: Satang }
  | { readonly kind: "empty" }
  | { readonly kind: "malformed" }
  | { readonly kind: "too-precise" }
  | { readonly kind: "too-small"; readonly minimum: Satang };

/** Checks a typed QR amount (§5) against the minimum of its payment method (`depositMinimum`). */
export function checkQrAmount(minimum: Satang, text: string): QrAmountCheck {
  const parsed = parseAmount(text);
  if (parsed.kind !== "amount") return parsed;
  return parsed.amount < minimum ? { kind: "too-small", minimum } : { kind: "ok", amount: parsed.amount };
}
