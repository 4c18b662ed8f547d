import { useEffect } from "react";
import type { SlipRow } from "@member-wallet/ui/dialogs/slips";
import { useDepositWatch } from "../../money-calls/deposit-watch/useDepositWatch.ts";

/**
 * Tells the deposit watch which verdicts the list shows, so that no message repeats them once the list is closed: a
 * refused slip is dropped; an accepted one is looked up first, while the list is open, because its coins still fly.
 */
export function useShownVerdicts(slips: readonly SlipRow[] | null) {
  const deposits = useDepositWatch();
  useEffect(() => {
    for (const { reference, state } of slips ?? []) {
      if (state === "failed") deposits.drop(reference);
      else if (state === "success") void deposits.refresh(reference).then(() => deposits.drop(reference));
    }
  }, [slips, deposits]);
}
