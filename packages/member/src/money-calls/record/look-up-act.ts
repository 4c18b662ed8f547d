import { qrApi, refetchBalance, type StatementEntry } from "@member-wallet/api";
import { RELATED, statementState } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Act, Asked } from "./act.ts";
import {
  CLOCK_TOLERANCE,
  isProven,
  isProvenByWallet,
  isWalletProven,
  REFUND_RECEIPT,
  SLIP,
  type Trace,
} from "./proof.ts";
import { readRefundsSince, readSlipsSince, readStatementSince, type Rows, UNCACHED } from "./read-lists.ts";
import type { LookUp } from "./record-options.ts";
import { refetchArea } from "./send-act.ts";

/** What acts may have left, the newest first; `null` when it could not be read. */
type Traces = Rows<Trace> | null;

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
    const left = await readTraces(act, store);
    if (left === null) return "failed";
    if (left.more || !isProven(act, acts, left.rows)) return "open";
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

async function readTraces({ asked: { kind }, began }: Act, store: Store): Promise<Traces> {
  const since = began - CLOCK_TOLERANCE;
  if (kind === "receive-refund")
    return traced(await readRefundsSince(since, store), ({ refundAmount, createdAt }) =>
      rowOf(REFUND_RECEIPT, refundAmount, createdAt),
    );
  if (kind === "slip")
    return traced(await readSlipsSince(since, store), ({ amount, createdAt }) =>
      rowOf(SLIP, amount, createdAt),
    );
  return traced(await readStatementSince(since, store), traceOf);
}

function traced<Row>(read: Rows<Row> | null, trace: (row: Row) => Trace | null): Traces {
  return read && { rows: read.rows.flatMap((row) => trace(row) ?? []), more: read.more };
}

/** The trace of a row of a log that names no accounts. */
function rowOf(type: string, amount: number, createdAt: string): Trace {
  return { type, related: null, from: null, to: null, amount, at: Date.parse(createdAt) };
}

/** `null` for what has moved nothing: a deposit that is not complete, and what failed. A withdrawal that failed was accepted. */
function traceOf(entry: StatementEntry): Trace | null {
  const { statementType: type, status, from, to, amount, createdAt } = entry;
  const state = statementState(status);
  if (type === "deposit" && state !== "success") return null;
  if (type !== "withdraw" && state === "failed") return null;
  const related = RELATED.find((kind) => entry[kind]) ?? null;
  return { type, related, from, to, amount: amount ?? 0, at: Date.parse(createdAt) };
}
