import { useState } from "react";
import { type GameAccount, useGetGameLoginQuery, useGetWalletQuery } from "@member-wallet/api";
import { gameLaunch, type Satang, WALLET } from "@member-wallet/domain";
import type {
  GameAccount as ShownGame,
  GameDialogContent,
  GameDialogProps,
  GameLogin as ShownLogin,
} from "@member-wallet/ui/dialogs/game";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useGameCalls } from "./useGameCalls.ts";
import { usePlay } from "./usePlay.ts";

/** The data and actions of the game account dialog (§2 Dialogs, §4 Game account). */
export function useGame(code: string): GameDialogProps {
  const { open, close } = useDialogAddress();
  const textOf = useErrorText();
  const wallet = useGetWalletQuery();
  const game = wallet.data?.slots.find((each) => each.code === code);
  const login = useGetGameLoginQuery(code, { skip: game?.isActive !== true });
  const calls = useGameCalls({ code, name: game?.name ?? null });
  const [blocked, setBlocked] = useState<string | null>(null);
  const inWallet = wallet.data?.wallet.amount;

  const { phase, run, move } = calls;
  const play = usePlay({ run, move, onBlocked: setBlocked });

  function begin(moving: Satang | null) {
    setBlocked(null);
    if (game) void play(game, moving);
  }

  return {
    content: contentOf(
      wallet.data,
      game,
      shownLogin(login, textOf),
      wallet.error && textOf(wallet.error),
      wallet.isFetching,
    ),
    phase: blocked !== null && phase.kind === "idle" ? { kind: "window-blocked", href: blocked } : phase,
    statementHref: PATHS.statement,
    onActivate: calls.activate,
    onMoveIn: () => {
      if (inWallet && inWallet > 0) void move("move-in", inWallet);
    },
    onMoveOut: () => {
      if (game?.amount && game.amount > 0) void move("move-out", game.amount);
    },
    onOtherAmount: () => open({ kind: "transfer", from: WALLET, to: code }, "replace"),
    onResetPassword: calls.resetPassword,
    onPlay: () => begin(null),
    onMoveInAndPlay: () => {
      if (inWallet && inWallet > 0) begin(inWallet);
    },
    onResend: calls.resend,
    onRetry: () => void wallet.refetch(),
    onRetryLogin: () => {
      calls.clearRefusal();
      void login.refetch();
    },
    onClose: close,
  };
}

function contentOf(
  answer: { wallet: { amount: Satang | null } } | undefined,
  game: GameAccount | undefined,
  login: ShownLogin,
  failure: string | undefined,
  updating: boolean,
): GameDialogContent {
  if (!answer)
    return failure !== undefined && !updating ? { kind: "failed", message: failure } : { kind: "loading" };
  if (!game) return { kind: "missing" };
  return { kind: "ready", wallet: answer.wallet.amount, account: shownGame(game, login) };
}

function shownGame(game: GameAccount, login: ShownLogin): ShownGame {
  const { code, name, logo, android, ios } = game;
  if (!game.isActive) return { code, name, logo, android, ios, opening: { kind: "inactive" } };
  const launch =
    gameLaunch(code).kind === "auto-login" ? "auto-login" : game.web === null ? "none" : "web-link";
  return {
    code,
    name,
    logo,
    android,
    ios,
    opening: { kind: "active", balance: game.amount, rate: game.ftWalletSlot, launch, login },
  };
}

function shownLogin(
  query: ReturnType<typeof useGetGameLoginQuery>,
  textOf: ReturnType<typeof useErrorText>,
): ShownLogin {
  // While it is refetched, the cached one may be outdated: its password was changed.
  if (query.isFetching) return { kind: "loading" };
  if (query.error) return { kind: "failed", message: textOf(query.error) };
  return query.data ? { kind: "ready", ...query.data } : { kind: "loading" };
}
