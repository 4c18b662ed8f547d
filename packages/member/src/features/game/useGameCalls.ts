import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useActivateGameMutation,
  useResetGamePasswordMutation,
  useTransferMutation,
} from "@member-wallet/api";
import { type Satang, WALLET } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { type GameAction, type GamePhase, type MoneyMove, movesMoney } from "@member-wallet/ui/dialogs/game";
import type { MutationOutcome } from "../../money-calls/mutation/outcome.ts";
import {
  type Failure,
  type MutationPhase,
  useIdempotentMutation,
} from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useRefusalAlert } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import { type NamedGame, useGameBackgroundOutcome } from "./useGameBackgroundOutcome.ts";

/**
 * The mutations of one game account, one at a time. A success is a toast on any page; a failure is a phase of the
 * dialog, or an alert once it is closed. A refused transfer is always an alert (§8).
 */
export function useGameCalls(game: NamedGame) {
  const { code } = game;
  const { t } = useTranslation("member");
  const toast = useToast();
  // Cached by name: a dialog that opens again sees a pending call, and sends no second one.
  const [activateGame, activating] = useActivateGameMutation({ fixedCacheKey: `activate ${code}` });
  const [moveIn, movingIn] = useTransferMutation({ fixedCacheKey: `move into ${code}` });
  const [moveOut, movingOut] = useTransferMutation({ fixedCacheKey: `move out of ${code}` });
  const [newPassword, resetting] = useResetGamePasswordMutation({ fixedCacheKey: `reset password ${code}` });
  const running = runningOne({
    activate: activating.isLoading,
    "move-in": movingIn.isLoading,
    "move-out": movingOut.isLoading,
    "reset-password": resetting.isLoading,
  });
  const alertRefusal = useRefusalAlert();
  const onSettledInBackground = useGameBackgroundOutcome(game);
  const onFailure = useCallback(
    (failure: Failure, action: GameAction) => {
      if (movesMoney(action)) alertRefusal(failure);
    },
    [alertRefusal],
  );
  const { phase, run, resend, clearRefusal } = useIdempotentMutation<GameAction>({
    onFailure,
    onSettledInBackground,
  });

  /** Shows this as a toast once the mutation is done. */
  const whenDone =
    (text: string) =>
    ({ kind }: MutationOutcome<unknown>) => {
      if (kind === "done") toast({ tone: "positive", text });
    };

  const [moved, setMoved] = useState<Satang | null>(null);

  /** Moves an amount into the game, to be played with at once or not, or out of it. */
  function move(action: MoneyMove, amount: Satang) {
    setMoved(amount);
    const [send, from, to] = action === "move-out" ? [moveOut, code, WALLET] : [moveIn, WALLET, code];
    return run(action, (key) => send({ from, to, amount, key }), whenDone(t("transferred.title")));
  }

  return {
    phase: phaseOf(phase, running),
    run,
    resend,
    clearRefusal,
    move,
    /** The amount of the last move. */
    moved,
    activate: () => void run("activate", (key) => activateGame({ code, key }), whenDone(t("game.activated"))),
    resetPassword: () =>
      run("reset-password", (key) => newPassword({ code, key }), whenDone(t("game.passwordReset"))),
  };
}

function phaseOf(phase: MutationPhase<GameAction>, running: GameAction | null): GamePhase {
  if (phase.kind === "idle" && running !== null) return { kind: "pending", action: running };
  if (phase.kind !== "refused") return phase;
  const { action, message } = phase;
  return movesMoney(action) ? { kind: "idle" } : { kind: "refused", action, message };
}

/** The pending call, if any: sent by this dialog or by one that the member left. */
function runningOne(
  calls: Record<Exclude<GameAction, "play" | "move-in-and-play">, boolean>,
): GameAction | null {
  if (calls.activate) return "activate";
  if (calls["move-in"]) return "move-in";
  if (calls["move-out"]) return "move-out";
  return calls["reset-password"] ? "reset-password" : null;
}
