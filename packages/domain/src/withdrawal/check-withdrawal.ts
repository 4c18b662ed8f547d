import { parseAmount } from "../money/parse-amount.ts";
import { shareOf } from "../money/percent.ts";
import { type Satang, satang } from "../money/satang.ts";

/** The minimum and maximum of one withdrawal (§5 Withdraw), both included. */
export interface WithdrawLimits {
  readonly minimum: Satang;
  readonly maximum: Satang;
}

/** Whether a withdrawal is possible, and up to which amount. */
export type WithdrawOffer =
  /** `most` is the smaller of the maximum and the balance; `null` while the balance is unknown. */
  | { readonly kind: "open"; readonly most: Satang | null }
  /** No amount is within the limits: the operator offers no withdrawals. */
  | { readonly kind: "closed" }
  /** The balance is below the minimum. */
  | { readonly kind: "too-little"; readonly minimum: Satang };

/** A typed amount: ready to withdraw, with the remaining balance, or its error. */
export type CheckedWithdrawal =
  /** `remaining` is `null` when the balance is unknown. */
  | { readonly kind: "ready"; readonly amount: Satang; readonly remaining: Satang | null }
  | { readonly kind: "empty" }
  | { readonly kind: "malformed" }
  | { readonly kind: "too-precise" }
  /** 0, where no minimum already refuses it. */
  | { readonly kind: "not-positive" }
  | { readonly kind: "below-minimum"; readonly minimum: Satang }
  | { readonly kind: "above-maximum"; readonly maximum: Satang }
  | { readonly kind: "not-enough"; readonly available: Satang };

/**
 * Whether a withdrawal is possible. `available` is the total balance, because the withdrawal collects the games'
 * balances first; `null` when some balance is unknown: then the operator decides, not an incomplete sum.
 */
export function withdrawOffer({ minimum, maximum }: WithdrawLimits, available: Satang | null): WithdrawOffer {
  if (maximum < minimum || maximum <= 0) return { kind: "closed" };
  if (available === null) return { kind: "open", most: null };
  if (available < minimum || available <= 0) return { kind: "too-little", minimum };
  return { kind: "open", most: available < maximum ? available : maximum };
}

/**
 * Checks a typed amount against the limits and the balance (§5 Withdraw); if it exceeds two bounds, the result names
 * the lower. An unknown `available` is not checked.
 */
export function checkWithdrawal(
  text: string,
  { minimum, maximum }: WithdrawLimits,
  available: Satang | null,
): CheckedWithdrawal {
  const parsed = parseAmount(text);
  if (parsed.kind !== "amount") return parsed;
  const { amount } = parsed;
  if (amount < minimum) return { kind: "below-minimum", minimum };
  if (amount <= 0) return { kind: "not-positive" };
  if (amount > maximum && (available === null || maximum <= available)) {
    return { kind: "above-maximum", maximum };
  }
  if (available === null) return { kind: "ready", amount, remaining: null };
  if (amount > available) return { kind: "not-enough", available };
  return { kind: "ready", amount, remaining: satang(available - amount) };
}

/** A share of the balance (`shareOf`); `null` when it is outside the limits, or unknown. */
export function withdrawShare(
  percent: number,
  { minimum, maximum }: WithdrawLimits,
  available: Satang | null,
): Satang | null {
  const share = shareOf(available, percent);
  return share !== null && share > 0 && share >= minimum && share <= maximum ? share : null;
}
