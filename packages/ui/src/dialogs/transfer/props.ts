import type { ReactNode } from "react";
import { type Satang, type TransferDraft, type TransferIntent, WALLET } from "@member-wallet/domain";
import type { Loadable } from "../../loadable/loadable.ts";

/** A game account that money can move to and from: an active one. */
export interface TransferGame {
  readonly code: string;
  readonly name: string;
  /** `null` when not known: shown as a dash, and the amount is not checked against it. */
  readonly balance: Satang | null;
}

/** The accounts that money can move between. */
export interface TransferAccounts {
  readonly wallet: Satang | null;
  /** Only active game accounts. */
  readonly games: readonly TransferGame[];
  /** False when an account could not be read and is missing from `games`. */
  readonly allGames: boolean;
  /** True while newer balances load. */
  readonly updating: boolean;
}

/** The initial draft: from the wallet, into an account to choose. */
export const EMPTY_TRANSFER_DRAFT: TransferDraft = { from: WALLET, to: null, amount: "" };

/** The dialog's two money calls. */
export type TransferAction = "transfer" | "collect";

/** The accounts with their balances, the draft, and the open transfer. The caller sends the calls. */
export interface TransferDialogProps {
  readonly accounts: Loadable<TransferAccounts>;
  /** Stored by the caller, so that a reload or a new log-in gives it back. */
  readonly draft: TransferDraft;
  /** The call that is being sent; `null` for none. */
  readonly pending: TransferAction | null;
  /** Replaces the form: a transfer whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Why no money can move into a game now; `null` when it can. */
  readonly closed: ReactNode;
  readonly onDraftChange: (draft: TransferDraft) => void;
  /** Called once per press, only with a checked intent. */
  readonly onTransfer: (intent: TransferIntent) => void;
  /** Everything of all games into the wallet (`transferAll`), after a confirm that stays open until the promise settles. */
  readonly onCollect: () => Promise<unknown>;
  readonly onClose: () => void;
}
