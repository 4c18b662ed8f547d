import type { ReactNode } from "react";
import type { Satang } from "@member-wallet/domain";
import type { Loadable } from "../../loadable/loadable.ts";
import type { CallPhase } from "../../unresolved-call/call-phase.ts";

/** How the game is launched (§2 Game launching). */
export type GameLaunch =
  /** The server provides a link that logs the member in. */
  | "auto-login"
  /** The game's own web page opens; the member logs in with the login shown. */
  | "web-link"
  /** Not playable in a browser: only apps, or none. */
  | "none";

/** The login of an active account with the provider. */
export interface GameLogin {
  readonly username: string;
  readonly password: string;
}

/** A game account as the dialog shows it. */
export interface GameAccount {
  readonly code: string;
  readonly name: string;
  readonly logo: string | null;
  /** Links to the provider's apps from the server; unsafe ones are not shown. */
  readonly android: string | null;
  readonly ios: string | null;
  readonly opening:
    | { readonly kind: "inactive" }
    | {
        readonly kind: "active";
        /** `null` when it is not known: a dash, and nothing can be moved out whole. */
        readonly balance: Satang | null;
        /** Wallet-to-game rate `ftWalletSlot`: credit = balance × rate, for display only; `null` when it is not known. */
        readonly rate: number | null;
        readonly launch: GameLaunch;
        readonly login: Loadable<GameLogin>;
      };
}

/** The game account, and the wallet that money moves from and to. */
export interface GameDialogData {
  readonly wallet: Satang | null;
  readonly account: GameAccount;
}

/** The moves of money that this dialog begins. The last one opens the game afterwards. */
export type MoneyMove = "move-in" | "move-out" | "move-in-and-play";

/** How a member with money in the wallet plays: after a move of all of it into the game, or without one. */
export type PlayWay = "move-in" | "without";

/** The calls of this dialog that move no money; `play` opens the game with its own balance. */
export type GameAction = "reset-password" | "play";

/** Progress of the last call that moves no money. */
export type GamePhase =
  | CallPhase<{ readonly action: GameAction }>
  /** The browser blocked the game's window: a plain link replaces it. */
  | { readonly kind: "window-blocked"; readonly href: string };

/** Progress of opening the account. */
export interface Activation {
  /** One is being sent. */
  readonly pending: boolean;
  /** Why the last one was refused; `null` when it was not. */
  readonly refusal: string | null;
  /** Replaces the button: one whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
}

/** One game account and the progress of its calls. The caller sends them. */
export interface GameDialogProps {
  /** `null`: no game account has the code that the address names. */
  readonly content: Loadable<GameDialogData | null>;
  readonly phase: GamePhase;
  /** How to reach support about a call whose outcome is not known. */
  readonly support: ReactNode;
  /** The move that is being sent; `other`: one of other accounts. `null` for none. */
  readonly moving: MoneyMove | "other" | null;
  /** Replaces what moves money: a move whose end is not known. `null` without one. */
  readonly unresolved: ReactNode;
  /** Replaces playing and moving money in: why neither is possible now. `null` when both are. */
  readonly closed: ReactNode;
  /** The amount to move, as typed; empty for all of it. */
  readonly amount: string;
  readonly onAmount: (text: string) => void;
  readonly activation: Activation;
  readonly onActivate: () => void;
  /** From the wallet into this game: the amount on the button, more than 0. */
  readonly onMoveIn: (amount: Satang) => void;
  /** From this game into the wallet, likewise. */
  readonly onMoveOut: (amount: Satang) => void;
  /** Called after the member confirmed; the question stays open until the promise settles. */
  readonly onResetPassword: () => Promise<unknown>;
  /** The member goes Back from the question: a reset that was not sent yet is not sent. */
  readonly onResetBack: () => void;
  /** The chosen way to play, where the wallet has money. */
  readonly playWay: PlayWay;
  readonly onPlayWay: (way: PlayWay) => void;
  /** Opens the game with its own balance. Called within the tap, so that a window may be opened. */
  readonly onPlay: () => void;
  /** Moves the whole wallet in, then opens the game. Called within the tap too. */
  readonly onMoveInAndPlay: () => void;
  readonly onClose: () => void;
}
