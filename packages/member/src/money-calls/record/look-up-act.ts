import {
  bonusApi,
  gameApi,
  inviteApi,
  qrApi,
  refetchBalance,
  refundApi,
  slipApi,
  spinwheelApi,
  type StatementEntry,
  statementApi,
} from "@member-wallet/api";
import { statementState } from "@member-wallet/domain";
import { RELATED } from "../../statement-entries/related.ts";
import type { Store } from "../../store/store.ts";
import type { Act, Asked } from "./act.ts";
import { isProven, isProvenByWallet, isWalletProven, REFUND_RECEIPT, SLIP, type Trace } from "./proof.ts";
import type { LookUp } from "./record-options.ts";

/** The newest entries of a list. */
const NEWEST = { page: 1, limit: 10 };
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/** What acts may have left, the newest first; `null` when it could not be read. */
interface Traces {
  readonly traces: readonly Trace[];
  /** There are older ones. */
  readonly more: boolean;
}

/** Looks an act up by what proves its kind (§4 Money on its way). */
export async function lookUpAct(act: Act, acts: readonly Act[], store: Store): Promise<LookUp> {
  const { asked } = act;
  if (asked.kind === "qr") return lookUpQr(asked, store);
  if (isWalletProven(asked)) {
    const { data, isSuccess } = await refetchBalance(store.dispatch);
    if (!data || !isSuccess) return "failed";
    const others = acts.filter(({ key }) => key !== act.key);
    if (!isProvenByWallet(asked, others, data)) return "open";
  } else {
    const left = await readTraces(asked.kind, store);
    if (left === null) return "failed";
    if (!isProven(act, acts, left.traces, left.more)) return "open";
    await refetchBalance(store.dispatch);
  }
  refetchArea(asked, store);
  return "done";
}

/** Whether a provider's QR of that amount is open: whoever created it, it is what was asked for. */
async function lookUpQr(
  { provider, amount }: Extract<Asked, { kind: "qr" }>,
  { dispatch }: Store,
): Promise<LookUp> {
  const { data, isSuccess } = await dispatch(qrApi.endpoints.getQr.initiate(provider, UNCACHED));
  if (!data || !isSuccess) return "failed";
  return data.kind === "open" && data.amount === amount ? "done" : "open";
}

function readTraces(kind: Asked["kind"], store: Store): Promise<Traces | null> {
  if (kind === "receive-refund") return readReceipts(store);
  return kind === "slip" ? readSlips(store) : readEntries(store);
}

async function readEntries({ dispatch }: Store): Promise<Traces | null> {
  const { getStatement } = statementApi.endpoints;
  const { data, isSuccess } = await dispatch(getStatement.initiate(NEWEST, UNCACHED));
  if (!data || !isSuccess) return null;
  // A deposit that failed has brought nothing.
  const entries = data.statements.filter(
    ({ statementType, status }) => statementType !== "deposit" || statementState(status) === "success",
  );
  return { traces: entries.map(traceOf), more: data.count >= NEWEST.limit };
}

async function readReceipts({ dispatch }: Store): Promise<Traces | null> {
  const { getRefunds } = refundApi.endpoints;
  const { data, isSuccess } = await dispatch(getRefunds.initiate(NEWEST, UNCACHED));
  if (!data || !isSuccess) return null;
  const traces = data.refunds.map(({ refundAmount, createdAt }) =>
    rowOf(REFUND_RECEIPT, refundAmount, createdAt),
  );
  return { traces, more: data.count >= NEWEST.limit };
}

async function readSlips({ dispatch }: Store): Promise<Traces | null> {
  const { data, isSuccess } = await dispatch(slipApi.endpoints.getSlips.initiate(NEWEST, UNCACHED));
  if (!data || !isSuccess) return null;
  const traces = data.slips.map(({ amount, createdAt }) => rowOf(SLIP, amount, createdAt));
  return { traces, more: data.count >= NEWEST.limit };
}

/** Refetches what an act changes beside the balance and the statement. */
function refetchArea({ kind }: Asked, { dispatch }: Store) {
  switch (kind) {
    case "withdraw":
    case "transfer":
    case "collect":
    case "gift-link":
    case "qr":
      return;
    case "invite-bonus":
      return void dispatch(inviteApi.util.invalidateTags(["invite"]));
    case "receive-refund":
    case "add-refund":
      return void dispatch(refundApi.util.invalidateTags(["refund"]));
    case "bonus":
    case "promotion":
    case "cancel-bonus":
      return void dispatch(bonusApi.util.invalidateTags(["bonus"]));
    case "coupon":
    case "spin":
      return void dispatch(spinwheelApi.util.invalidateTags(["wheel", "coupons"]));
    case "game-account":
      return void dispatch(gameApi.util.invalidateTags(["game-login"]));
    case "slip":
      return void dispatch(slipApi.util.invalidateTags(["slips"]));
  }
}

/** The trace of a row of a log that names no accounts. */
function rowOf(type: string, amount: number, createdAt: string): Trace {
  return { type, related: null, from: null, to: null, amount, at: Date.parse(createdAt) };
}

function traceOf(entry: StatementEntry): Trace {
  const { statementType: type, from, to, amount, createdAt } = entry;
  const related = RELATED.find((kind) => entry[kind]) ?? null;
  return { type, related, from, to, amount: amount ?? 0, at: Date.parse(createdAt) };
}
