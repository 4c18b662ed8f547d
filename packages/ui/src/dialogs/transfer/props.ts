import type { Satang } from "@member-wallet/domain";
import type { CallPhase } from "../../unresolved-call/call-phase.ts";

/** The wallet's name on the wire; every other account is named by its game's code (§7). */
export const WALLET = "wallet";

/** A game account that money can move to and from: an active one. */
export interface TransferGame {
  readonly code: string;
  readonly name: string;
  /** `null` when it is not known: shown as a dash, and not held against the amount. */
  readonly balance: Satang | null;
}

/** What the wallet look-up has brought so far. */
export type TransferAccounts =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | {
      readonly kind: "ready";
      readonly wallet: Satang | null;
      /** Only active game accounts. */
      readonly games: readonly TransferGame[];
      /** False when an account could not be read, and is not among `games`. */
      readonly allGames: boolean;
      /** True while newer balances are on their way. */
      readonly updating: boolean;
    };

/** The form as it is filled in. Kept by the caller, so that a reload or a new log-in gives it back. */
export interface TransferDraft {
  /** `WALLET` or a game's code; `null` while not chosen. One that no longer exists counts as not chosen. */
  readonly from: string | null;
  readonly to: string | null;
  /** As typed. */
  readonly amount: string;
}

/** The draft of a member who has not touched the form: out of the wallet, into what they choose. */
export const EMPTY_TRANSFER_DRAFT: TransferDraft = { from: WALLET, to: null, amount: "" };

/** One checked transfer: two accounts that differ, and at least 1 baht that `from` is known to hold. */
export interface TransferIntent {
  readonly from: string;
  readonly to: string;
  readonly amount: Satang;
}

/** Which of the dialog's two money calls is meant. */
export type TransferAction = "transfer" | "collect";

/** Where the last call stands. A success closes the dialog, and a refusal is an alert (§8): neither has a phase. */
export type TransferPhase = Exclude<CallPhase<{ readonly action: TransferAction }>, { kind: "refused" }>;

export interface TransferDialogProps {
  readonly accounts: TransferAccounts;
  readonly draft: TransferDraft;
  readonly phase: TransferPhase;
  /** Where the statement is, for a member who must look up what became of a transfer. */
  readonly statementHref: string;
  readonly onDraftChange: (draft: TransferDraft) => void;
  /** Called once per press, only with a checked intent. */
  readonly onTransfer: (intent: TransferIntent) => void;
  /** Everything of all games into the wallet (`transferAll`); called after the member confirmed. */
  readonly onCollect: () => void;
  /** Sends the intent of an unknown or still running call again, under its own key. */
  readonly onResend: () => void;
  /** Loads the accounts again after they failed. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
