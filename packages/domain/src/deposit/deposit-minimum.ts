import { satang, type Satang } from "../money/satang.ts";

/**
 * The least that one way of depositing takes (§5, §9): the higher of its own fixed minimum and the operator's.
 * @param own the way's fixed minimum: `qrMinimum` of its maker, or `GIFT_LINK_MINIMUM`.
 * @param operators the minimum of the deposit look-up; `null` where it names none.
 */
export function depositMinimum(own: Satang, operators: Satang | null): Satang {
  return satang(Math.max(own, operators ?? 0));
}
