import type { Loadable } from "../../loadable/loadable.ts";
import type { Satang, StatementSign, StatementState } from "@member-wallet/domain";

/** An entry in words. */
export interface StatementEntryView {
  readonly activity: string;
  readonly state: StatementState;
  readonly amount: Satang;
  readonly sign: StatementSign | null;
  /** Where the money came from and went, in words; `null` when that is not known. */
  readonly from: string | null;
  readonly to: string | null;
  /** An ISO time. */
  readonly createdAt: string;
  /** What a withdrawal's state means for the money: back in the wallet, or on its way. */
  readonly note: "returned" | "waiting" | null;
}

export interface StatementEntryDialogProps {
  /** `null`: there is no such entry on its page any more. */
  readonly content: Loadable<StatementEntryView | null>;
  readonly onClose: () => void;
}
