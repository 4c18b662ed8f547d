import type { QrProvider, Satang } from "@member-wallet/domain";
import type { CallPhase } from "../../../unresolved-call/call-phase.ts";

/** A QR of one provider. */
export type QrContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  /** None is open: how much is it to be for? */
  | { readonly kind: "none" }
  | {
      readonly kind: "open";
      readonly id: string;
      readonly markup: string;
      readonly amount: Satang | null;
      /** Epoch milliseconds of the server's clock; `null` when it names none. */
      readonly deadline: number | null;
    }
  /** Gone before its time, and it is not known yet whether it was paid. */
  | { readonly kind: "confirming"; readonly amount: Satang | null }
  /** Dropped at 00:00. */
  | { readonly kind: "over" }
  /** Gone before its time, and no money came. */
  | { readonly kind: "not-received"; readonly amount: Satang | null };

export interface QrDepositProps {
  readonly provider: QrProvider;
  /** The least that this method takes (`depositMinimum`). */
  readonly minimum: Satang;
  readonly content: QrContent;
  /** Where the creation stands. A refusal is said by the caller, as a toast (§8). */
  readonly phase: CallPhase;
  /** As typed. */
  readonly amount: string;
  /** The clock of the QR's deadline; must stay the same function. */
  readonly now: () => number;
  readonly statementHref: string;
  readonly contactHref: string;
  readonly onAmount: (text: string) => void;
  readonly onCreate: () => void;
  /** Called after the member confirmed; rejects when it could not be cancelled. */
  readonly onCancel: (id: string) => Promise<unknown>;
  /** The member says that they paid. */
  readonly onDone: () => void;
  /** The countdown reached 00:00. */
  readonly onExpire: () => void;
  /** From a QR that is no more, back to the form. */
  readonly onRetry: () => void;
  /** Asks for the QR anew, or for the outcome of its creation. */
  readonly onCheck: () => void;
}
