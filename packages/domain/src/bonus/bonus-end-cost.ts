import { percentOf } from "../money/percent.ts";
import { type Satang, satang } from "../money/satang.ts";
import type { Total } from "../wallet/total-balance.ts";

/** What ending a bonus now takes from the whole balance, games included (§4 Bonus). */
export type BonusEndCost =
  /** The server sent no usable share: the operator may deduct by the conditions. */
  | { readonly kind: "unknown" }
  | { readonly kind: "nothing" }
  /** Some of the balance is not known, so that only the share is. */
  | { readonly kind: "share"; readonly percent: number }
  /** `left` is what remains of the balance. */
  | { readonly kind: "amount"; readonly percent: number; readonly amount: Satang; readonly left: Satang };

/**
 * The cost of ending a bonus now, in whole satang: fractions of one are not taken.
 * @param percentFail the share of the balance, 0 to 100; anything else is unknown.
 */
export function bonusEndCost(balance: Total, percentFail: number | null): BonusEndCost {
  if (percentFail === null || !(percentFail >= 0 && percentFail <= 100)) return { kind: "unknown" };
  if (percentFail === 0) return { kind: "nothing" };
  if (!balance.complete || balance.amount === null) return { kind: "share", percent: percentFail };
  const amount = percentOf(satang(Math.max(0, balance.amount)), percentFail);
  if (amount === 0) return { kind: "nothing" };
  return { kind: "amount", percent: percentFail, amount, left: satang(balance.amount - amount) };
}
