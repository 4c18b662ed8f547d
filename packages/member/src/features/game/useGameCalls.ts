import { useTranslation } from "react-i18next";
import { useActivateGameMutation, useResetGamePasswordMutation } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { GameAction, GamePhase } from "@member-wallet/ui/dialogs/game";
import type { MutationOutcome } from "../../money-calls/mutation/outcome.ts";
import { useIdempotentMutation } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { type NamedGame, useGameBackgroundOutcome } from "./useGameBackgroundOutcome.ts";

/**
 * The calls of one game account that move no money, one at a time. A success is a toast on any page; a failure is a
 * phase of the dialog, or an alert once it is closed.
 */
export function useGameCalls(game: NamedGame) {
  const { code } = game;
  const { t } = useTranslation("member");
  const toast = useToast();
  // Cached by name: a dialog that opens again sees a pending call, and sends no second one.
  const [activateGame, activating] = useActivateGameMutation({ fixedCacheKey: `activate ${code}` });
  const [newPassword, resetting] = useResetGamePasswordMutation({ fixedCacheKey: `reset password ${code}` });
  const running = activating.isLoading ? "activate" : resetting.isLoading ? "reset-password" : null;
  const onSettledInBackground = useGameBackgroundOutcome(game);
  const { phase, run, resend, clearRefusal } = useIdempotentMutation<GameAction>({ onSettledInBackground });
  const shown: GamePhase =
    phase.kind === "idle" && running !== null ? { kind: "pending", action: running } : phase;

  /** Shows this as a toast once the mutation is done. */
  const whenDone =
    (text: string) =>
    ({ kind }: MutationOutcome<unknown>) => {
      if (kind === "done") toast({ tone: "positive", text });
    };

  return {
    phase: shown,
    run,
    resend,
    clearRefusal,
    activate: () => void run("activate", (key) => activateGame({ code, key }), whenDone(t("game.activated"))),
    resetPassword: () =>
      run("reset-password", (key) => newPassword({ code, key }), whenDone(t("game.passwordReset"))),
  };
}
