import { isSlipReason, refetchBalance, slipApi, type SlipEntry } from "@member-wallet/api";
import { type Satang, statementState } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Act, FollowedStand, Progress } from "./act.ts";
import { CLOCK_TOLERANCE } from "./proof.ts";
import type { Look } from "./record-options.ts";

/** How many rows a page has, and how many pages are read. */
const LIMIT = 10;
const PAGES = 10;
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** Looks for the slip of an accepted act, down to those that are older; with its arrival the balance is fetched anew. */
export async function lookAtMoney(act: Act, acts: readonly Act[], store: Store): Promise<Look> {
  for (let page = 1; page <= PAGES; page += 1) {
    const { getSlips } = slipApi.endpoints;
    const { data, isSuccess } = await store.dispatch(getSlips.initiate({ page, limit: LIMIT }, UNCACHED));
    if (!data || !isSuccess) return null;
    const slip = slipOf(act, acts, data.slips);
    if (slip !== undefined) return standOf(slip, store);
    const isOlder = data.slips.some(({ createdAt }) => Date.parse(createdAt) < act.began - CLOCK_TOLERANCE);
    if (isOlder || data.count < LIMIT) break;
  }
  return "missing";
}

type NamedSlip = Pick<SlipEntry, "reference" | "createdAt">;

/** An act's slip among these; without a name yet the oldest since it was sent that is no other act's. */
export function slipOf<Slip extends NamedSlip>(
  act: Act,
  acts: readonly Act[],
  slips: readonly Slip[],
): Slip | undefined {
  const progress = progressOf(act);
  if (progress && (progress.reference ?? progress.at) !== null)
    return slips.find((slip) => isNamed(progress, slip));
  const others = acts.flatMap((other) => (other.key === act.key ? [] : (progressOf(other) ?? [])));
  return slips.findLast(
    (slip) =>
      Date.parse(slip.createdAt) >= act.began - CLOCK_TOLERANCE &&
      !others.some((other) => isNamed(other, slip)),
  );
}

/** Whether it is this slip; the server may leave the reference empty. */
function isNamed({ reference, at }: Progress, slip: NamedSlip): boolean {
  return reference === null ? slip.createdAt === at : slip.reference === reference;
}

function progressOf({ stand }: Act): Progress | null {
  return stand.kind === "processing" || stand.kind === "ended" ? stand.progress : null;
}

async function standOf(
  { reference, createdAt: at, status, amount, note }: SlipEntry,
  { dispatch }: Store,
): Promise<FollowedStand> {
  const progress: Progress = {
    reference: reference || null,
    at,
    amount: amount > 0 ? amount : null,
    missingSince: null,
  };
  switch (statementState(status)) {
    case "in-progress":
      return { kind: "processing", progress, told: false };
    case "failed": {
      const reason = note !== null && isSlipReason(note) ? note : null;
      return { kind: "ended", progress, end: { kind: "rejected", reason }, told: false };
    }
    case "success":
      return {
        kind: "ended",
        progress,
        end: { kind: "arrived", wallet: await readWallet(dispatch) },
        told: false,
      };
  }
}

/** Fetches the balance anew; resolves to what the wallet holds, or `null` when it can't be fetched. */
async function readWallet(dispatch: Store["dispatch"]): Promise<Satang | null> {
  const { data, isSuccess } = await refetchBalance(dispatch);
  return isSuccess && data ? data.wallet.amount : null;
}
