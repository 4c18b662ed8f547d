import { WithdrawDialog } from "@member-wallet/ui/dialogs/withdraw";
import { useWithdraw } from "./useWithdraw.ts";

/** Taking money out (§2 Dialogs, §5 Withdraw): the view and what it lives on. */
export function WithdrawFeature() {
  return <WithdrawDialog {...useWithdraw()} />;
}
