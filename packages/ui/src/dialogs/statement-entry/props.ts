import type { ReactNode } from "react";
import type { Loadable } from "../../loadable/loadable.ts";
import type { LongestTime, Satang, StatementSign, StatementState } from "@member-wallet/domain";

/** How far a withdrawal's money is: checked by the operator, on its way to the bank, there, or back in the wallet. */
export type WithdrawalNote = "checking" | "waiting" | "paid" | "returned";

/** What an entry means for the money; a bonus's end took its amount from the balance, or nothing. */
export type EntryNote = WithdrawalNote | "taken" | "nothingTaken";

/** A step of a deposit that came, and when it was. */
export interface DepositStep {
  readonly what: "slip.received" | "qr.created" | "qr.paid" | "arrived";
  /** An ISO time. */
  readonly at: string;
}

/** A statement entry as text. */
export interface StatementEntryView {
  readonly activity: string;
  /** The bonus, promotion or prize that it is about; `null` where that says no more than the activity. */
  readonly name: string | null;
  readonly state: StatementState;
  readonly amount: Satang;
  readonly sign: StatementSign | null;
  /** The money's source and destination as text; `null` when not known. */
  readonly from: string | null;
  readonly to: string | null;
  /** An ISO time. */
  readonly createdAt: string;
  /** When a withdrawal was sent to the bank, an ISO time; `null` when it was not, or when that is not known. */
  readonly sentAt: string | null;
  /** When an entry that was in progress ended, an ISO time; `null` when that is not known. */
  readonly endedAt: string | null;
  readonly note: EntryNote | null;
}

/** One entry of the statement. */
export interface StatementEntryDialogProps {
  /** `null`: there is no such entry on its page any more. */
  readonly content: Loadable<StatementEntryView | null>;
  /** How to reach support about money that did not arrive; `null` where there is no need. */
  readonly support: ReactNode;
  /** How long the latest withdrawals took; `null` when that is not known. */
  readonly recent: LongestTime | null;
  /** The steps of a deposit, the oldest first; none where its own time is all that is known. */
  readonly steps: readonly DepositStep[];
  readonly onClose: () => void;
}
