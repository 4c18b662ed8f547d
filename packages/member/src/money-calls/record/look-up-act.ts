import { balanceApi, refetchBalance, type StatementEntry, statementApi } from "@member-wallet/api";
import type { Store } from "../../store/store.ts";
import type { Act } from "./act.ts";
import { isProven, type Trace } from "./proof.ts";
import type { LookUp } from "./record-options.ts";

/** The newest entries of the statement. */
const NEWEST = { page: 1, limit: 10 };
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** Looks an act up by what proves its kind (§4 Money on its way). */
export async function lookUpAct(act: Act, acts: readonly Act[], store: Store): Promise<LookUp> {
  switch (act.asked.kind) {
    case "withdraw":
    case "transfer": {
      const { getStatement } = statementApi.endpoints;
      const { data, isSuccess } = await store.dispatch(getStatement.initiate(NEWEST, UNCACHED));
      if (!data || !isSuccess) return "failed";
      const more = data.count >= NEWEST.limit;
      if (!isProven(act, acts, data.statements.map(traceOf), more)) return "open";
      await refetchBalance(store.dispatch);
      return "done";
    }
    case "collect": {
      const { getWallet } = balanceApi.endpoints;
      const { data, isSuccess } = await store.dispatch(getWallet.initiate(undefined, UNCACHED));
      if (!data || !isSuccess) return "failed";
      return data.allSlots && data.slots.every(({ amount }) => amount === 0) ? "done" : "open";
    }
  }
}

function traceOf({ statementType: type, from, to, amount, createdAt }: StatementEntry): Trace {
  return { type, from, to, amount: amount ?? 0, at: Date.parse(createdAt) };
}
