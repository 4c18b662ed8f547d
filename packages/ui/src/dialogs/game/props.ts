import type { Satang } from "@member-wallet/domain";

/** How the game is entered (§2 Game launching). */
export type GameLaunch =
  /** A link is asked for that logs the member in. */
  | "auto-login"
  /** The game's own web page opens; the member logs in with the login shown. */
  | "web-link"
  /** No way in by browser: only apps, or none. */
  | "none";

/** What the login look-up of an active account has brought so far. */
export type GameLogin =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ready"; readonly username: string; readonly password: string };

/** A game account as the dialog shows it. */
export interface GameAccount {
  readonly code: string;
  readonly name: string;
  readonly logo: string | null;
  /** Links to the provider's apps as the server sent them; unsafe ones are not shown. */
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
        readonly login: GameLogin;
      };
}

/** What the wallet look-up has brought so far. */
export type GameDialogContent =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly message: string }
  /** No game account has the code that the address names. */
  | { readonly kind: "missing" }
  | { readonly kind: "ready"; readonly wallet: Satang | null; readonly account: GameAccount };

/** The calls of this dialog that move money. The last one opens the game afterwards. */
export type MoneyMove = "move-in" | "move-out" | "move-in-and-play";

/** The calls of this dialog; `play` opens the game with what is inside. */
export type GameAction = "activate" | "reset-password" | "play" | MoneyMove;

/** Where the last call stands. */
export type GamePhase =
  | { readonly kind: "idle" }
  | { readonly kind: "pending"; readonly action: GameAction }
  /** Refused: nothing was done. `message` is the text of the failure. That of a transfer is an alert (§8). */
  | {
      readonly kind: "refused";
      readonly action: Exclude<GameAction, MoneyMove>;
      readonly message: string;
    }
  /** No answer came: it may have happened. `resend` when sending the same intent again is known to be safe. */
  | { readonly kind: "unknown"; readonly action: GameAction; readonly resend: boolean }
  /** The server is still at it. */
  | { readonly kind: "still-running"; readonly action: GameAction; readonly resend: boolean }
  /** The browser blocked the game's window: a plain link stands in for it. */
  | { readonly kind: "window-blocked"; readonly href: string };

export interface GameDialogProps {
  readonly content: GameDialogContent;
  readonly phase: GamePhase;
  /** Where the statement is, for a member who must look up what became of a transfer. */
  readonly statementHref: string;
  readonly onActivate: () => void;
  /** The whole wallet into this game. */
  readonly onMoveIn: () => void;
  /** This game's whole balance into the wallet. */
  readonly onMoveOut: () => void;
  /** Opens the transfer dialog with the wallet and this game chosen. */
  readonly onOtherAmount: () => void;
  /** Called after the member confirmed. */
  readonly onResetPassword: () => void;
  /** Opens the game with what is inside. Called within the tap, so that a window may be opened. */
  readonly onPlay: () => void;
  /** Moves the whole wallet in, then opens the game. Called within the tap too. */
  readonly onMoveInAndPlay: () => void;
  /** Sends the intent of an unknown or still running call again, under its own key. */
  readonly onResend: () => void;
  /** Loads the account again after it failed. */
  readonly onRetry: () => void;
  /** Loads the login again after it failed. */
  readonly onRetryLogin: () => void;
  readonly onClose: () => void;
}
