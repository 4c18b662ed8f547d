import { satang, type Satang } from "../money/satang.ts";

/**
 * The minimum of a payment method (§2 Deposit): the higher of its own fixed minimum and the operator's.
 * @param own the method's fixed minimum: `qrMinimum` of its provider, or `GIFT_LINK_MINIMUM`.
 * @param operators the minimum of the deposit look-up; `null` for none.
 */
export function depositMinimum(own: Satang, operators: Satang | null): Satang {
  return satang(Math.max(own, operators ?? 0));
}
