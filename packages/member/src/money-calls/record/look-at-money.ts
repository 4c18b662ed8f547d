import { isSlipReason, refetchBalance, slipApi } from "@member-wallet/api";
import { type Satang, statementState } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Act, FollowedStand } from "./act.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";

/** The newest slips: the one looked for is among them. */
const NEWEST = { page: 1, limit: 10 };
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** Looks at the money of an accepted slip; with its arrival the balance is fetched anew. */
export async function lookAtMoney({ began, stand }: Act, { dispatch }: Store): Promise<FollowedStand | null> {
  if (stand.kind !== "processing") return null;
  const { reference } = stand.progress;
  const { data, isSuccess } = await dispatch(slipApi.endpoints.getSlips.initiate(NEWEST, UNCACHED));
  if (!data || !isSuccess) return null;
  // Without a reference from the server, the newest one since it was sent is the one.
  const slip = data.slips.find((each) =>
    reference === null ? Date.parse(each.createdAt) >= began - CLOCK_TOLERANCE : each.reference === reference,
  );
  if (slip === undefined) return null;
  const amount = slip.amount > 0 ? slip.amount : null;
  const progress = { reference: slip.reference, amount };
  const { note } = slip;
  switch (statementState(slip.status)) {
    case "in-progress":
      return { kind: "processing", progress, told: false };
    case "failed": {
      const reason = note !== null && isSlipReason(note) ? note : null;
      return { kind: "decided", progress, verdict: { kind: "rejected", reason }, told: false };
    }
    case "success":
      return {
        kind: "decided",
        progress,
        verdict: { kind: "arrived", wallet: await readWallet(dispatch) },
        told: false,
      };
  }
}

/** Fetches the balance anew; resolves to what the wallet holds, or `null` when it can't be fetched. */
async function readWallet(dispatch: Store["dispatch"]): Promise<Satang | null> {
  const { data, isSuccess } = await refetchBalance(dispatch);
  return isSuccess && data ? data.wallet.amount : null;
}
