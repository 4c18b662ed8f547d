import type { Satang } from "@member-wallet/domain";
import type { WithdrawBalance } from "./props.ts";

/** What a withdrawal can gather; `null` while a balance is not known: a sum that is short would refuse good amounts. */
export function availableOf({ total }: WithdrawBalance): Satang | null {
  return total.complete ? total.amount : null;
}
