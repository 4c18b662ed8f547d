import { useCallback } from "react";
import { useStore } from "react-redux";
import type { SlipOutcome } from "@member-wallet/ui/dialogs/slips";
import type { Store } from "../../store/store.ts";
import { awaitEnd } from "./await-end.ts";
import { readSlips } from "./look-up-deposit.ts";
import { slipOutcome } from "./slip-outcome.ts";
import { useDepositWatch } from "./useDepositWatch.ts";

interface SentSlip {
  readonly reference: string | null;
  readonly verdict: SlipOutcome | null;
}

/**
 * Watches a slip that was just sent. Resolves to its verdict if there is one soon, else to the `reference` that is
 * watched. Without a reference from the server, the newest slip is the one that was sent; `null` when there is none.
 */
export function useFollowSlip() {
  const store = useStore() as unknown as Store;
  const deposits = useDepositWatch();
  return useCallback(
    async (given: string | null): Promise<SentSlip> => {
      const reference = given || (await readSlips(store))?.[0]?.reference;
      if (!reference) return { reference: null, verdict: null };
      deposits.add({ kind: "slip", id: reference, amount: null, since: new Date().toISOString() });
      const end = await awaitEnd(deposits, reference);
      const judged = end?.kind === "accepted" || end?.kind === "refused";
      return { reference, verdict: judged ? slipOutcome(end) : null };
    },
    [store, deposits],
  );
}
