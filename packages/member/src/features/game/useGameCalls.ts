import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import {
  type ApiError,
  useActivateGameMutation,
  useResetGamePasswordMutation,
  useTransferMutation,
} from "@member-wallet/api";
import { type Satang, WALLET } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { type GameAction, type GamePhase, type MoneyMove, movesMoney } from "@member-wallet/ui/dialogs/game";
import {
  type MutationPhase,
  type Outcome,
  useIdempotentMutation,
} from "../mutation/useIdempotentMutation.ts";
import { useRefusalAlert } from "../mutation/useBackgroundOutcome.ts";
import { useGameBackgroundOutcome } from "./useGameBackgroundOutcome.ts";

/** The game account that the calls are for; its name is `null` until it is known. */
export interface CalledGame {
  code: string;
  name: string | null;
}

/**
 * The calls of one game account, one at a time. What was done is a toast wherever the member is by then; what was not is
 * a phase of the dialog, or an alert once that is left. A transfer that is refused is an alert in any case (§8).
 */
export function useGameCalls(game: CalledGame) {
  const { code } = game;
  const { t } = useTranslation("member");
  const toast = useToast();
  // Under names, so that a dialog opened anew knows of a call that still runs, and sends no second one.
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
  const onRefused = useCallback(
    (error: ApiError, action: GameAction) => {
      if (movesMoney(action)) alertRefusal(error);
    },
    [alertRefusal],
  );
  const { phase, run, resend, clearRefusal } = useIdempotentMutation<GameAction>(
    useGameBackgroundOutcome(game),
    onRefused,
  );

  const tell = (text: string) => toast({ tone: "positive", text });

  /** Moves an amount into the game, to be played with at once or not, or out of it. */
  function move(action: MoneyMove, amount: Satang): Promise<Outcome> {
    const [send, from, to] = action === "move-out" ? [moveOut, code, WALLET] : [moveIn, WALLET, code];
    return run(
      action,
      (intent) => send({ from, to, amount, intent }),
      () => tell(t("transferred.title")),
    );
  }

  return {
    phase: phaseOf(phase, running),
    run,
    resend,
    clearRefusal,
    move,
    activate: () =>
      void run(
        "activate",
        (intent) => activateGame({ code, intent }),
        () => tell(t("game.activated")),
      ),
    resetPassword: () =>
      void run(
        "reset-password",
        (intent) => newPassword({ code, intent }),
        () => tell(t("game.passwordReset")),
      ),
  };
}

function phaseOf(phase: MutationPhase<GameAction>, running: GameAction | null): GamePhase {
  if (phase.kind === "idle" && running !== null) return { kind: "pending", action: running };
  if (phase.kind !== "refused") return phase;
  const { action, message } = phase;
  return movesMoney(action) ? { kind: "idle" } : { kind: "refused", action, message };
}

/** The call that runs, if any: whether this dialog sent it or one that the member left. */
function runningOne(
  calls: Record<Exclude<GameAction, "play" | "move-in-and-play">, boolean>,
): GameAction | null {
  if (calls.activate) return "activate";
  if (calls["move-in"]) return "move-in";
  if (calls["move-out"]) return "move-out";
  return calls["reset-password"] ? "reset-password" : null;
}
