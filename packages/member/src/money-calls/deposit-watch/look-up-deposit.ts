import { refetchBalance, qrApi, type StatementEntry, statementApi } from "@member-wallet/api";
import { completedDeposits, paymentOf, type Satang } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { DepositLookUp, WatchedQr } from "./watched-deposit.ts";

/** The newest entries: the one looked for is among them. */
const NEWEST = { page: 1, limit: 10 };
/** Bypasses the cache, and adds no subscription to it. */
const UNCACHED = { forceRefetch: true, subscribe: false };

/**
 * While the QR is open it is not paid. Each look-up reads the statement before the QR, so that the entries of an open QR
 * are older than its payment; once the QR is gone, the statement is read again, so that it contains the payment.
 */
export async function lookUpDeposit(qr: WatchedQr, store: Store): Promise<DepositLookUp> {
  const older = await readStatement(store);
  if (older === null) return { kind: "failed" };
  const open = await isOpen(qr, store);
  if (open === null) return { kind: "failed" };
  if (open) return { kind: "waiting", deposit: { ...qr, before: completedDeposits(older) } };
  if (qr.before === null) return { kind: "gone" };
  const entries = await readStatement(store);
  if (entries === null) return { kind: "failed" };
  const payment = paymentOf({ ...qr, before: qr.before }, entries);
  if (payment === null) return { kind: "gone" };
  const { amount, createdAt: entry } = payment;
  return { kind: "ended", end: { kind: "received", amount, entry, wallet: await refetchedBalance(store) } };
}

/** Whether this QR is still open; `null` when it can't be fetched. */
async function isOpen({ id, provider }: WatchedQr, store: Store): Promise<boolean | null> {
  // A call that is already running would be shared, and may have found the QR open before the statement was read.
  await store.dispatch(qrApi.util.getRunningQueryThunk("getQr", provider));
  const { data, isSuccess } = await store.dispatch(qrApi.endpoints.getQr.initiate(provider, UNCACHED));
  if (!data || !isSuccess) return null;
  return data.kind === "open" && data.id === id;
}

async function readStatement(store: Store): Promise<readonly StatementEntry[] | null> {
  const { data, isSuccess } = await store.dispatch(
    statementApi.endpoints.getStatement.initiate(NEWEST, UNCACHED),
  );
  return data && isSuccess ? data.statements : null;
}

/** Fetches the balance anew; resolves to what the wallet holds, or `null` when it can't be fetched. */
async function refetchedBalance(store: Store): Promise<Satang | null> {
  const { data, isSuccess } = await refetchBalance(store.dispatch);
  return isSuccess && data ? data.wallet.amount : null;
}
