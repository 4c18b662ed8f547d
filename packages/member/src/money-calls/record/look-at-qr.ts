import { type Qr, qrApi, type StatementEntry } from "@member-wallet/api";
import { completedDeposits, paymentOf, type QrProvider } from "@member-wallet/domain";
import type { Store } from "../../store/store.ts";
import type { Act } from "./act.ts";
import { type MoneyRow, slipRows } from "./money-rows.ts";
import { CLOCK_TOLERANCE, isSlipsDeposit } from "./proof.ts";
import { NEWEST, readSlipsSince, readStatementSince, type Rows, UNCACHED } from "./read-lists.ts";
import { readWallet } from "./read-wallet.ts";
import type { Look } from "./record-options.ts";

/**
 * While a QR is open it is not paid. Each look reads the statement before the QR, so that the entries of an open QR are
 * older than its payment; once the QR is gone, the statement is read again, so that it contains the payment.
 * @param acts all that are known, this one among them: what may be another QR's payment is not this one's.
 */
export async function lookAtQr(act: Act, acts: readonly Act[], store: Store): Promise<Look> {
  const { asked, began, stand } = act;
  if (asked.kind !== "qr" || stand.kind !== "processing") return null;
  const { provider } = asked;
  const { progress } = stand;
  const older = await readEntries(began, store);
  const shown = older && (await readQr(provider, store));
  if (older === null || shown === null) return null;
  // Its answer was lost: it is the one that is open.
  const reference = progress.reference ?? (shown.kind === "open" ? shown.id : null);
  const known = { ...progress, reference, missingSince: null };
  if (shown.kind === "open" && shown.id === reference) {
    const before = completedDeposits(older.rows);
    return {
      kind: "processing",
      // An answer may leave the amount out: it is the one that was asked for.
      progress: { ...known, amount: shown.amount ?? progress.amount, qr: { before, paidAt: null } },
      told: false,
    };
  }
  const entries = await readEntries(began, store);
  if (entries === null) return null;
  const before = progress.qr?.before ?? entriesBefore(began, entries.rows);
  const free = entries.rows.filter(
    (entry) => !acts.some((other) => isPaymentOf(other, act, provider, entry)),
  );
  const qr = { provider, amount: progress.amount, before };
  // Read after the statement: it tells of each deposit there that a slip made.
  const slips = paymentOf(qr, free) === null ? [] : await readAcceptedSlips(acts, store);
  if (slips === null) return null;
  const own = free.filter((entry) => !slips.some((slip) => isSlipsDeposit(entry, slip)));
  const payment = paymentOf(qr, own);
  if (payment === null) return entries.more ? null : "missing";
  const wallet = await readWallet(store.dispatch);
  return {
    kind: "ended",
    progress: { ...known, at: payment.createdAt, amount: payment.amount },
    end: { kind: "arrived", wallet },
    told: false,
  };
}

/** The entries before a QR was begun: of one that was paid before the first look, no other is known to be older. */
const entriesBefore = (began: number, entries: readonly StatementEntry[]): string[] =>
  entries.map(({ createdAt }) => createdAt).filter((at) => Date.parse(at) < began - CLOCK_TOLERANCE);

/**
 * Whether an entry may rather be the payment of another QR that is awaited: of the one that it names, else of the later
 * one, as it was not complete while that one was open.
 */
function isPaymentOf(
  { asked, began, stand }: Act,
  act: Act,
  provider: QrProvider,
  entry: StatementEntry,
): boolean {
  if (asked.kind !== "qr") return false;
  if (stand.kind === "ended") return stand.end.kind === "arrived" && stand.progress.at === entry.createdAt;
  if (stand.kind !== "processing") return false;
  const isNamed = entry.from === asked.provider;
  const isOthers = isNamed === (entry.from === provider) ? began > act.began : isNamed;
  const { amount, qr } = stand.progress;
  const other = { provider: asked.provider, amount, before: qr?.before ?? [] };
  return isOthers && paymentOf(other, [entry]) !== null;
}

/**
 * The statement since a QR was begun, and its newest page, as one that was found open was created before; `null` when it
 * can't be fetched. No other entry: on a later page it would be one that no earlier look has seen.
 */
async function readEntries(began: number, store: Store): Promise<Rows<StatementEntry> | null> {
  const since = began - CLOCK_TOLERANCE;
  const read = await readStatementSince(since, store);
  const isRead = ({ createdAt }: StatementEntry, at: number) =>
    at < NEWEST.limit || Date.parse(createdAt) >= since;
  return read && { ...read, rows: read.rows.filter(isRead) };
}

/** The slips that were accepted since the first one known here was sent; `null` when they can't be fetched. */
async function readAcceptedSlips(acts: readonly Act[], store: Store): Promise<readonly MoneyRow[] | null> {
  const sent = acts.filter(({ asked }) => asked.kind === "slip").map(({ began }) => began);
  if (sent.length === 0) return [];
  const read = await readSlipsSince(Math.min(...sent) - CLOCK_TOLERANCE, store);
  return read && slipRows(read.rows).filter(({ state }) => state === "success");
}

/** The provider's QR; `null` when it can't be fetched. */
async function readQr(provider: QrProvider, { dispatch }: Store): Promise<Qr | null> {
  // A call that is already running would be shared, and may have found the QR open before the statement was read.
  await dispatch(qrApi.util.getRunningQueryThunk("getQr", provider));
  const { data, isSuccess } = await dispatch(qrApi.endpoints.getQr.initiate(provider, UNCACHED));
  return data && isSuccess ? data : null;
}
