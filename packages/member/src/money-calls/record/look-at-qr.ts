import { type Qr, qrApi, type StatementEntry, statementApi } from "@member-wallet/api";
import { completedDeposits, paymentOf } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Asked, Progress } from "./act.ts";
import { NEWEST, UNCACHED } from "./read-lists.ts";
import { readWallet } from "./read-wallet.ts";
import type { Look } from "./record-options.ts";

type AskedQr = Extract<Asked, { kind: "qr" }>;

/**
 * While a QR is open it is not paid. Each look reads the statement before the QR, so that the entries of an open QR are
 * older than its payment; once the QR is gone, the statement is read again, so that it contains the payment.
 */
export async function lookAtQr(asked: AskedQr, progress: Progress, store: Store): Promise<Look> {
  const older = await readStatement(store);
  const shown = older && (await readQr(asked, store));
  if (older === null || shown === null) return null;
  const { qr } = progress;
  // Its answer was lost: it is the one that is open.
  const reference = progress.reference ?? (shown.kind === "open" ? shown.id : null);
  const known = { ...progress, reference, missingSince: null };
  if (shown.kind === "open" && shown.id === reference) {
    const before = completedDeposits(older);
    return {
      kind: "processing",
      progress: { ...known, amount: shown.amount, qr: { before, paidAt: null } },
      told: false,
    };
  }
  if (!qr?.before) return "missing";
  const entries = await readStatement(store);
  if (entries === null) return null;
  const { provider } = asked;
  const payment = paymentOf({ provider, amount: progress.amount, before: qr.before }, entries);
  if (payment === null) return "missing";
  const wallet = await readWallet(store.dispatch);
  return {
    kind: "ended",
    progress: { ...known, at: payment.createdAt, amount: payment.amount },
    end: { kind: "arrived", wallet },
    told: false,
  };
}

/** The provider's QR; `null` when it can't be fetched. */
async function readQr({ provider }: AskedQr, { dispatch }: Store): Promise<Qr | null> {
  // A call that is already running would be shared, and may have found the QR open before the statement was read.
  await dispatch(qrApi.util.getRunningQueryThunk("getQr", provider));
  const { data, isSuccess } = await dispatch(qrApi.endpoints.getQr.initiate(provider, UNCACHED));
  return data && isSuccess ? data : null;
}

async function readStatement({ dispatch }: Store): Promise<readonly StatementEntry[] | null> {
  const { data, isSuccess } = await dispatch(statementApi.endpoints.getStatement.initiate(NEWEST, UNCACHED));
  return data && isSuccess ? data.statements : null;
}
