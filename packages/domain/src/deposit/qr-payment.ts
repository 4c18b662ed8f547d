import type { Satang } from "../money/satang.ts";
import { GIFT_LINK_SOURCE, statementState } from "../statement/statement.ts";
import { isGateway, type QrProvider } from "./payment-methods.ts";

/** The fields of an entry that the search for a payment reads. */
export interface StatementDeposit {
  readonly statementType: string;
  readonly status: string;
  /** The origin of the money: a bank's code, a QR provider, or `null` where the server sends none. */
  readonly from: string | null;
  readonly amount: Satang;
  /** The server's ISO time. */
  readonly createdAt: string;
}

/** A QR that may have been paid. */
export interface PayableQr {
  readonly provider: QrProvider;
  /** `null` where the server sent none. */
  readonly amount: Satang | null;
  /** Every completed deposit that the statement had while the QR was open, as `completedDeposits` returns them. */
  readonly before: readonly string[];
}

/** The completed deposits of a statement page, by time: those from before a QR was paid. */
export function completedDeposits(entries: readonly StatementDeposit[]): string[] {
  return entries.filter(isCompletedDeposit).map(({ createdAt }) => createdAt);
}

/**
 * The statement entry that paid a QR, or `null`.
 * No call reports that a QR was paid: once it is paid, `GET /api/qrcode/{provider}` has none (`hasQrcode: false`), and
 * the same holds when the QR has expired or was cancelled or replaced, here or in another tab. Only the statement
 * distinguishes these cases. An entry matches the QR when it is a completed deposit of the QR's amount, names neither
 * another gateway nor a gift link, and was not complete while the QR was open. Only the server's times are compared with
 * one another, unchanged: neither this device's clock nor its offset matters.
 */
export function paymentOf<Entry extends StatementDeposit>(
  { provider, amount, before }: PayableQr,
  entries: readonly Entry[],
): Entry | null {
  const isPayment = (entry: Entry) => {
    const elsewhere = entry.from === GIFT_LINK_SOURCE || (entry.from !== provider && isGateway(entry.from));
    // Without an amount, only the provider's name identifies it.
    const ours = amount === null ? entry.from === provider : entry.amount === amount;
    return isCompletedDeposit(entry) && ours && !elsewhere && !before.includes(entry.createdAt);
  };
  return entries.find(isPayment) ?? null;
}

function isCompletedDeposit({ statementType, status }: StatementDeposit): boolean {
  return statementType === "deposit" && statementState(status) === "success";
}
