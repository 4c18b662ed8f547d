import { balanceApi, inviteApi, refetchBalance, type StatementEntry, statementApi } from "@member-wallet/api";
import { RELATED } from "../../statement-entries/related.ts";
import type { Store } from "../../store/store.ts";
import type { Act, Asked } from "./act.ts";
import { isProven, type Trace } from "./proof.ts";
import type { LookUp } from "./record-options.ts";

/** The newest entries of the statement. */
const NEWEST = { page: 1, limit: 10 };
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** Looks an act up by what proves its kind (§4 Money on its way). */
export async function lookUpAct(act: Act, acts: readonly Act[], store: Store): Promise<LookUp> {
  if (act.asked.kind === "collect") return lookUpGames(store);
  const { getStatement } = statementApi.endpoints;
  const { data, isSuccess } = await store.dispatch(getStatement.initiate(NEWEST, UNCACHED));
  if (!data || !isSuccess) return "failed";
  const more = data.count >= NEWEST.limit;
  if (!isProven(act, acts, data.statements.map(traceOf), more)) return "open";
  await refetchBalance(store.dispatch);
  refetchArea(act.asked, store);
  return "done";
}

/** Nothing is left in the games. */
async function lookUpGames({ dispatch }: Store): Promise<LookUp> {
  const { data, isSuccess } = await dispatch(balanceApi.endpoints.getWallet.initiate(undefined, UNCACHED));
  if (!data || !isSuccess) return "failed";
  return data.allSlots && data.slots.every(({ amount }) => amount === 0) ? "done" : "open";
}

/** What an act changes beside the balance and the statement. */
function refetchArea({ kind }: Asked, { dispatch }: Store) {
  switch (kind) {
    case "withdraw":
    case "transfer":
    case "collect":
      return;
    case "invite-bonus":
      return void dispatch(inviteApi.util.invalidateTags(["invite"]));
  }
}

function traceOf(entry: StatementEntry): Trace {
  const { statementType: type, from, to, amount, createdAt } = entry;
  const related = RELATED.find((kind) => entry[kind]) ?? null;
  return { type, related, from, to, amount: amount ?? 0, at: Date.parse(createdAt) };
}
