import { useState } from "react";
import { type GameAccount, useGetGameLoginQuery, useGetWalletQuery } from "@member-wallet/api";
import { gameLaunch, type Satang } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type {
  GameAccount as ShownGame,
  GameDialogProps,
  GameLogin,
  PlayWay,
} from "@member-wallet/ui/dialogs/game";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useSession } from "../../session/SessionContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { notePlayed, readPlayed } from "./played.ts";
import { useActivation } from "./useActivation.ts";
import { useGameCalls } from "./useGameCalls.ts";
import { useGameMoves } from "./useGameMoves.ts";
import { usePlay } from "./usePlay.ts";
import { ContactSupport } from "../../support/ContactSupport.tsx";

/** The data and actions of the game account dialog (§2 Dialogs, §4 Game account). */
export function useGame(code: string): Omit<GameDialogProps, "closed"> {
  const { close } = useDialogAddress();
  const wallet = useGetWalletQuery();
  const game = wallet.data?.slots.find((each) => each.code === code);
  const loginQuery = useGetGameLoginQuery(code, { skip: game?.isActive !== true });
  const calls = useGameCalls({ code, name: game?.name ?? null });
  const login = useLoadable({
    ...loginQuery,
    // After a change of the password, the last answer may have the old one.
    currentData: loginQuery.isFetching || loginQuery.error ? undefined : loginQuery.data,
    refetch: () => {
      calls.clearRefusal();
      void loginQuery.refetch();
    },
  });
  const content = useLoadable({ ...wallet, currentData: wallet.data }, (answer) =>
    game ? { wallet: answer.wallet.amount, account: shownGame(game, login) } : null,
  );
  const session = useSession();
  const [playWay, setPlayWay] = useState<PlayWay>(() =>
    readPlayed(session.storage()).some((played) => played.code === code && played.movesIn)
      ? "move-in"
      : "without",
  );
  const [blocked, setBlocked] = useState<string | null>(null);
  const inWallet = wallet.data?.wallet.amount;

  const { moving, unresolved, move, typed } = useGameMoves(code);
  const { activation, activate } = useActivation(code, game?.isActive === false);
  const { phase, began, run } = calls;
  const play = usePlay({ run, move, onBlocked: setBlocked });

  function begin(movedIn: Satang | null) {
    setBlocked(null);
    if (!game) return;
    const chosen = inWallet && inWallet > 0 && unresolved === null;
    notePlayed(session.storage(), code, chosen ? movedIn !== null : null);
    void play(game, movedIn);
  }

  return {
    content,
    phase: blocked !== null && phase.kind === "idle" ? { kind: "window-blocked", href: blocked } : phase,
    support: <ContactSupport what="gameUnknown" amount={null} time={began} />,
    moving,
    unresolved,
    amount: typed.value,
    onAmount: typed.change,
    activation,
    onActivate: activate,
    onMoveIn: (amount) => void move("move-in", amount),
    onMoveOut: (amount) => void move("move-out", amount),
    onResetPassword: calls.resetPassword,
    onResetBack: calls.takeBack,
    playWay,
    onPlayWay: setPlayWay,
    onPlay: () => begin(null),
    onMoveInAndPlay: () => {
      if (inWallet && inWallet > 0) begin(inWallet);
    },
    onClose: close,
  };
}

function shownGame(game: GameAccount, login: Loadable<GameLogin>): ShownGame {
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
