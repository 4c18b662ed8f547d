import type { ReactNode } from "react";
import type { QrProvider, Satang } from "@member-wallet/domain";
import type { Loadable } from "../../../loadable/loadable.ts";

/** A QR that can be paid. */
export interface OpenQrState {
  readonly kind: "open";
  readonly id: string;
  readonly markup: string;
  readonly amount: Satang | null;
  /** Epoch milliseconds of the server's clock; `null` when it names none. */
  readonly deadline: number | null;
}

/** A QR that was paid or cancelled elsewhere: which of the two is being found out. */
export interface ConfirmingQrState {
  readonly kind: "confirming";
  readonly amount: Satang | null;
  /** When it was created, an ISO time; `null` when that is not known. */
  readonly created: string | null;
  /** When the member said that they paid, an ISO time; `null` when they have not. */
  readonly paidAt: string | null;
}

/** A QR of one provider. */
export type QrState =
  /** None is open: the form asks for an amount. */
  | { readonly kind: "none" }
  | OpenQrState
  /** Closed before its deadline, and it is not known yet whether it was paid. */
  | ConfirmingQrState
  /** Dropped at 00:00. */
  | { readonly kind: "over" }
  /** Closed before its deadline, and no money arrived. */
  | { readonly kind: "not-received"; readonly amount: Satang | null };

/**
 * The QR of one provider: its form, its code with a countdown, or what became of it (§4 QR deposit). Amounts are in
 * satang, typed ones in baht.
 */
export interface QrDepositProps {
  readonly provider: QrProvider;
  /** The minimum of this method (`depositMinimum`). */
  readonly minimum: Satang;
  readonly content: Loadable<QrState>;
  /** A QR is being created. The caller shows a refusal, as a toast (§8). */
  readonly pending: boolean;
  /** Replaces all else: a creation whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** The amount as typed. */
  readonly amount: string;
  /** The clock of the QR's deadline; must be a stable function. */
  readonly now: () => number;
  readonly statementHref: string;
  /** How to reach support about a QR that was closed. */
  readonly support: ReactNode;
  readonly onAmount: (text: string) => void;
  readonly onCreate: () => void;
  /** Called after the member confirmed; rejects when it could not be cancelled. */
  readonly onCancel: (id: string) => Promise<unknown>;
  /** The member states that they have paid. */
  readonly onDone: () => void;
  /** The countdown reached 00:00. */
  readonly onExpire: () => void;
  /** Back to the form from a closed QR. */
  readonly onRetry: () => void;
}
