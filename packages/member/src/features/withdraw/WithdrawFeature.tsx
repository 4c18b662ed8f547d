import { WithdrawDialog } from "@member-wallet/ui/dialogs/withdraw";
import { useWithdraw } from "./useWithdraw.ts";

/** Taking money out (§2 Dialogs, §5 Withdraw): connects the view to its data. */
export function WithdrawFeature() {
  return <WithdrawDialog {...useWithdraw()} />;
}
