import type { SlipReason } from "@member-wallet/api";
import type { Satang, QrProvider } from "@member-wallet/domain";

/** A QR that a member was shown, until it is known whether it was paid. */
export interface WatchedQr {
  readonly kind: "qr";
  readonly id: string;
  readonly provider: QrProvider;
  /** `null` where the server named none. */
  readonly amount: Satang | null;
  /** The deposits that were in the statement while the QR was open; `null` until the statement was read. */
  readonly before: readonly string[] | null;
  /** Whether the member said that they paid: only then is the end of the QR without money news to them. */
  readonly saidPaid: boolean;
}

/** A slip that a member sent, until it is accepted or refused; `id` is its reference. */
export interface WatchedSlip {
  readonly kind: "slip";
  readonly id: string;
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
  | { readonly kind: "accepted"; readonly amount: Satang | null }
  /** `reason` is `null` for one that has no text. */
  | { readonly kind: "refused"; readonly reason: SlipReason | null };

/** A watched deposit, and how it stands. */
export interface DepositState {
  readonly deposit: WatchedDeposit;
  /** `null` while it is awaited. */
  readonly end: DepositEnd | null;
  /** True while a dialog shows it and tells its end itself: nobody else does then. */
  readonly claimed: boolean;
}

/** What one look at a deposit found. */
export type DepositLookUp =
  /** Nothing has come yet, and it still may; `deposit` is what is known of it from now on. */
  | { readonly kind: "waiting"; readonly deposit: WatchedDeposit }
  /** What would bring the money is gone, and the money is not there: it may be on its way for a moment. */
  | { readonly kind: "gone" }
  | { readonly kind: "ended"; readonly end: DepositEnd }
  /** The look could not be made, or not be read. */
  | { readonly kind: "failed" };
