import { useCallback } from "react";
import { useStore } from "react-redux";
import type { Store } from "../../store/store.ts";
import { awaitEnd } from "./await-end.ts";
import { readSlips } from "./look-up-deposit.ts";
import { slipOutcome } from "./slip-outcome.ts";
import { useDepositWatch } from "./useDepositWatch.ts";

/**
 * Watches a slip that was just sent. Resolves to its verdict if there is one soon, else to `null`: the watch shows it
 * later. Without a reference from the server, the newest slip is the one that was sent.
 */
export function useFollowSlip() {
  const store = useStore() as unknown as Store;
  const deposits = useDepositWatch();
  return useCallback(
    async (given: string | null) => {
      const reference = given || (await readSlips(store))?.[0]?.reference;
      if (!reference) return null;
      deposits.add({ kind: "slip", id: reference, amount: null, since: new Date().toISOString() });
      const end = await awaitEnd(deposits, reference);
      return end?.kind === "accepted" || end?.kind === "refused" ? slipOutcome(end) : null;
    },
    [store, deposits],
  );
}
