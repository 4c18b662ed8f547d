import type { ReactNode } from "react";
import type { Satang, Total, WithdrawLimits } from "@member-wallet/domain";
import type { Loadable } from "../../loadable/loadable.ts";

/** What the member has. The withdrawal gathers the games' balances first, so all of it can be withdrawn. */
export interface WithdrawBalance {
  readonly total: Total;
  /** How much of `total` is in game accounts. */
  readonly inGames: Total;
}

/** The member's own bank account, where the money goes. */
export interface WithdrawDestination {
  /** The bank's name; empty when not known. */
  readonly bank: string;
  readonly accountNo: string;
  /** `false` where it may be in another currency than the wallet: the review then speaks of the rate. */
  readonly isBaht: boolean;
}

/** The bonus in use, which a withdrawal ends (§4 Bonus). */
export interface WithdrawBonus {
  /** `null` where it is not known. */
  readonly code: string | null;
  /** Cancelling it now costs nothing, as once its conditions are met. */
  readonly isFree: boolean;
}

/** The data of the form. Without the limits nothing is offered. */
export interface WithdrawData {
  readonly balance: WithdrawBalance;
  readonly limits: WithdrawLimits;
  readonly destination: WithdrawDestination;
  /** The bonus that runs; `null` for none. */
  readonly bonus: WithdrawBonus | null;
  /** True while newer balances or limits load. */
  readonly updating: boolean;
}

/** The form's values, in the caller's state, so that a new log-in restores them. */
export interface WithdrawDraft {
  /** The amount as typed. */
  readonly amount: string;
}

/** The initial draft: no amount. */
export const EMPTY_WITHDRAW_DRAFT: WithdrawDraft = { amount: "" };

/** The balance and the bounds, the draft, and the open withdrawal. The caller sends the calls; amounts are in satang. */
export interface WithdrawDialogProps {
  readonly content: Loadable<WithdrawData>;
  readonly draft: WithdrawDraft;
  /** A withdrawal is being sent. */
  readonly pending: boolean;
  /** Replaces the form: a withdrawal whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Link to the bonus in use. */
  readonly bonusHref: string;
  readonly onDraftChange: (draft: WithdrawDraft) => void;
  /** Called once per press, only with an amount within the limits that the member has. */
  readonly onWithdraw: (amount: Satang) => void;
  /** Loads the limits again, when they allow no amount. */
  readonly onRefreshLimits: () => void;
  readonly onClose: () => void;
}
