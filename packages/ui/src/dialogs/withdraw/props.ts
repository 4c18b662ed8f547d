import type { Satang, Total, WithdrawLimits } from "@member-wallet/domain";
import type { CallPhase } from "../../unresolved-call/call-phase.ts";

/** What the member has. The withdrawal gathers the games' balances first, so all of it can be withdrawn. */
export interface WithdrawBalance {
  readonly total: Total;
  /** How much of `total` is in game accounts. */
  readonly inGames: Total;
}

/** The member's own bank account, where the money goes. */
export interface WithdrawDestination {
  /** Its name in words; empty when it is not known. */
  readonly bank: string;
  readonly accountNo: string;
}

/** What the look-ups have brought so far. */
export type WithdrawContent =
  | { readonly kind: "loading" }
  /** The balances did not load. */
  | { readonly kind: "failed"; readonly message: string }
  /** The limits did not load: without them nothing is offered. */
  | { readonly kind: "limits-failed"; readonly reason: string; readonly retrying: boolean }
  | {
      readonly kind: "ready";
      readonly balance: WithdrawBalance;
      readonly limits: WithdrawLimits;
      readonly destination: WithdrawDestination;
      /** A bonus is running. */
      readonly bonusActive: boolean;
      /** True while newer balances or limits are on their way. */
      readonly updating: boolean;
    };

/** The form as it is filled in. Kept by the caller, so that a new log-in gives it back. */
export interface WithdrawDraft {
  /** As typed. */
  readonly amount: string;
}

export const EMPTY_WITHDRAW_DRAFT: WithdrawDraft = { amount: "" };

/** Where the last call stands. A success closes the dialog, and a refusal is an alert (§8): neither has a phase. */
export type WithdrawPhase = Exclude<CallPhase, { readonly kind: "refused" }>;

export interface WithdrawDialogProps {
  readonly content: WithdrawContent;
  readonly draft: WithdrawDraft;
  readonly phase: WithdrawPhase;
  /** Where the statement is, for a member who must look up what became of a withdrawal. */
  readonly statementHref: string;
  readonly onDraftChange: (draft: WithdrawDraft) => void;
  /** Called once per press, only with an amount within the limits that the member has. */
  readonly onWithdraw: (amount: Satang) => void;
  /** Sends the intent of an unknown or still running call again, under its own key. */
  readonly onResend: () => void;
  /** Asks again for what did not load, or for the limits. */
  readonly onRetry: () => void;
  readonly onClose: () => void;
}
