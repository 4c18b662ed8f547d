import type { SlipReason } from "@member-wallet/api";
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

/** A slip that a member sent, until it is accepted or refused; `id` is its reference. */
export interface WatchedSlip {
  readonly kind: "slip";
  readonly id: string;
  /** `null` until the server has read it from the slip. */
  readonly amount: Satang | null;
  /** When the member sent it, an ISO time. */
  readonly since: string;
}

export type WatchedDeposit = WatchedQr | WatchedSlip;

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
  | { readonly kind: "not-received"; readonly amount: Satang | null }
  /** The slip was accepted. `wallet` is what the wallet holds now, `null` if not known. */
  | { readonly kind: "accepted"; readonly amount: Satang | null; readonly wallet: Satang | null }
  /** `reason` is `null` for one that has no text. */
  | { readonly kind: "refused"; readonly reason: SlipReason | null };

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
  switch (deposit.kind) {
    case "slip":
      return { kind: "slip", id, amount, since };
    case "qr":
      // Listed once the member reported that they paid it.
      return deposit.reportedPaid ? { kind: "qr", id, amount, since } : null;
  }
}
