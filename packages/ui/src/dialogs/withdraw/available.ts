import type { Satang } from "@member-wallet/domain";
import type { WithdrawBalance } from "./props.ts";

/** The amount available for a withdrawal; `null` while a balance is not known, because an incomplete sum would refuse valid amounts. */
export function availableOf({ total }: WithdrawBalance): Satang | null {
  return total.complete ? total.amount : null;
}
