import { parseAmount } from "../money/parse-amount.ts";
import { shareOf } from "../money/percent.ts";
import { type Satang, satang } from "../money/satang.ts";

/** The least and the most that one withdrawal may be (§5 Withdraw), both included. */
export interface WithdrawLimits {
  readonly minimum: Satang;
  readonly maximum: Satang;
}

/** Whether anything may be withdrawn, and how much at most. */
export type WithdrawOffer =
  /** `most` is the smaller of the maximum and what the member has; `null` while that is not known. */
  | { readonly kind: "open"; readonly most: Satang | null }
  /** No amount lies within the limits: the operator takes no withdrawals. */
  | { readonly kind: "closed" }
  /** The member has less than the minimum. */
  | { readonly kind: "too-little"; readonly minimum: Satang };

/** A typed amount: ready to withdraw, with the balance that remains, or what is wrong with it. */
export type CheckedWithdrawal =
  /** `remaining` is `null` when it is not known what the member has. */
  | { readonly kind: "ready"; readonly amount: Satang; readonly remaining: Satang | null }
  | { readonly kind: "empty" }
  | { readonly kind: "malformed" }
  | { readonly kind: "too-precise" }
  /** 0, where no minimum refuses it already. */
  | { readonly kind: "not-positive" }
  | { readonly kind: "below-minimum"; readonly minimum: Satang }
  | { readonly kind: "above-maximum"; readonly maximum: Satang }
  | { readonly kind: "not-enough"; readonly available: Satang };

/**
 * Whether a withdrawal can be made at all. `available` is the total balance, for the withdrawal gathers the games'
 * balances first; `null` when some balance is not known: then the operator decides, not an incomplete sum.
 */
export function withdrawOffer({ minimum, maximum }: WithdrawLimits, available: Satang | null): WithdrawOffer {
  if (maximum < minimum || maximum <= 0) return { kind: "closed" };
  if (available === null) return { kind: "open", most: null };
  if (available < minimum || available <= 0) return { kind: "too-little", minimum };
  return { kind: "open", most: available < maximum ? available : maximum };
}

/**
 * Checks a typed amount against the limits and what the member has (§5 Withdraw); of two bounds, the lower is named. An
 * `available` that is not known is not checked against.
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

/** A share of what the member has (`shareOf`); `null` when it lies outside the limits, or is not known. */
export function withdrawShare(
  percent: number,
  { minimum, maximum }: WithdrawLimits,
  available: Satang | null,
): Satang | null {
  const share = shareOf(available, percent);
  return share !== null && share > 0 && share >= minimum && share <= maximum ? share : null;
}
