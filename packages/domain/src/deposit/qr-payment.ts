import type { Satang } from "../money/satang.ts";
import { statementState } from "../statement/statement.ts";
import type { QrProvider } from "./payment-methods.ts";

/** What an entry of the statement must say for a payment to be found in it. */
export interface StatementDeposit {
  readonly statementType: string;
  readonly status: string;
  /** Where the money came from: a bank's code, a QR provider, or `null` where the server does not say. */
  readonly from: string | null;
  readonly amount: Satang;
  /** An ISO time of the server's. */
  readonly createdAt: string;
}

/** A QR that may have been paid. */
export interface PayableQr {
  readonly provider: QrProvider;
  /** `null` where the server named none. */
  readonly amount: Satang | null;
  /** The deposits that stood in the statement while the QR was still open, as `completedDeposits` names them. */
  readonly before: readonly string[];
}

/** Those that are nothing but QR providers. KBANK is also a bank, from which a member may pay any QR. */
const GATEWAYS: ReadonlySet<string> = new Set<QrProvider>(["WW", "ZAPMAN"]);

/** The deposits of a page of the statement that are done, each by its time: what stood there before a QR was paid. */
export function completedDeposits(entries: readonly StatementDeposit[]): string[] {
  return entries.filter(isCompletedDeposit).map(({ createdAt }) => createdAt);
}

/**
 * The entry of the statement by which a QR was paid, or `null`.
 *
 * No call says that a QR was paid: once it is paid, `GET /api/qrcode/{provider}` has none (`hasQrcode: false`), and so it
 * has when the QR ran out, or was cancelled or replaced, here or in another tab. Only money in the statement tells them
 * apart. An entry is the QR's when it is a deposit that is done, of the QR's amount, does not name another gateway,
 * and did not stand there while the QR was still open. Times are compared with those of the server alone, as they came:
 * neither this device's clock nor its distance from the server's has a say.
 */
export function paymentOf<Entry extends StatementDeposit>(
  { provider, amount, before }: PayableQr,
  entries: readonly Entry[],
): Entry | null {
  const isPayment = (entry: Entry) => {
    const elsewhere = entry.from !== provider && entry.from !== null && GATEWAYS.has(entry.from);
    // Without an amount to know it by, only the provider's name tells.
    const ours = amount === null ? entry.from === provider : entry.amount === amount;
    return isCompletedDeposit(entry) && ours && !elsewhere && !before.includes(entry.createdAt);
  };
  return entries.find(isPayment) ?? null;
}

function isCompletedDeposit({ statementType, status }: StatementDeposit): boolean {
  return statementType === "deposit" && statementState(status) === "success";
}
