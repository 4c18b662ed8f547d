import type { Satang, StatementSign, StatementState } from "@member-wallet/domain";

/** A statement entry as text. */
export interface StatementEntryView {
  readonly activity: string;
  readonly state: StatementState;
  readonly amount: Satang;
  readonly sign: StatementSign | null;
  /** The money's source and destination as text; `null` when not known. */
  readonly from: string | null;
  readonly to: string | null;
  /** An ISO time. */
  readonly createdAt: string;
  /** What a withdrawal's state means for the money: back in the wallet, or not sent yet. */
  readonly note: "returned" | "waiting" | null;
}

export type StatementEntryContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string; readonly retrying: boolean }
  /** Its page no longer has this entry. */
  | { readonly kind: "missing" }
  | { readonly kind: "ready"; readonly entry: StatementEntryView };

export interface StatementEntryDialogProps {
  readonly content: StatementEntryContent;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
