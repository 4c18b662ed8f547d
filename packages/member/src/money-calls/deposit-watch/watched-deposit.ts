import type { Satang, QrProvider } from "@member-wallet/domain";
import type { PendingItem } from "@member-wallet/ui";

/** A QR that was shown to a member, until it is known whether it was paid. */
export interface WatchedQr {
  readonly kind: "qr";
  readonly id: string;
  readonly provider: QrProvider;
  /** `null` when the server gave none. */
  readonly amount: Satang | null;
  /** The deposits that are not its payment: those complete while it was open; `null` until the statement was read. */
  readonly before: readonly string[] | null;
  /** Whether the member reported that they paid: only then is a QR that ends without money shown to them. */
  readonly reportedPaid: boolean;
  /** When the member reported it, an ISO time; absent until they do. */
  readonly since?: string;
}

export type WatchedDeposit = WatchedQr;

/** How a deposit ended. */
export type DepositEnd =
  /** The QR was paid. `entry` is when its deposit was made; `wallet` what the wallet holds now, `null` if not known. */
  | {
      readonly kind: "received";
      readonly amount: Satang;
      readonly wallet: Satang | null;
      readonly entry: string;
    }
  /** The QR is no longer open, and no money came. */
  | { readonly kind: "not-received"; readonly amount: Satang | null };

/** A watched deposit and its state. */
export interface DepositState {
  readonly deposit: WatchedDeposit;
  /** `null` while it is pending. */
  readonly end: DepositEnd | null;
  /** True while a dialog shows its end itself: other subscribers don't. */
  readonly claimed: boolean;
}

/** The result of one look-up of a deposit. */
export type DepositLookUp =
  /** No end yet; `deposit` is what is known of it now. A QR's `before` is added to what earlier look-ups found. */
  | { readonly kind: "waiting"; readonly deposit: WatchedDeposit }
  /** The QR or slip is gone without its money, which may still be pending for a moment. */
  | { readonly kind: "gone" }
  | { readonly kind: "ended"; readonly end: DepositEnd }
  /** The look-up failed. */
  | { readonly kind: "failed" };

/** A deposit as the list of money on its way shows it; `null` for one that is not in it. */
export function pendingDeposit({ deposit, end, claimed }: DepositState): PendingItem | null {
  if (end !== null || claimed) return null;
  const { id, amount, since = null } = deposit;
  // Listed once the member reported that they paid it.
  return deposit.reportedPaid ? { kind: "qr", id, amount, since } : null;
}
