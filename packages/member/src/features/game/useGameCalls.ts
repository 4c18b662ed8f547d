import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { useTranslation } from "react-i18next";
import { useDispatch, useSelector } from "react-redux";
import { api, gameApi, type IdempotencyKey } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { GameAction, GamePhase } from "@member-wallet/ui/dialogs/game";
import type { Store } from "../../store/store.ts";
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
  const { newPassword, isPending } = useNewPassword(code);
  const onSettledInBackground = useGameBackgroundOutcome(game);
  const { phase, run, clearRefusal } = useIdempotentMutation<GameAction>({ onSettledInBackground });
  const shown: GamePhase =
    phase.kind === "idle" && isPending ? { kind: "pending", action: "reset-password" } : phase;

  return {
    phase: shown,
    run,
    clearRefusal,
    resetPassword: () =>
      run("reset-password", newPassword, ({ kind }) => {
        if (kind === "done") toast({ tone: "positive", text: t("game.passwordReset") });
      }),
  };
}

/** A dialog that opens again sees that a new password is pending, of whatever game, and sends no second one. */
function useNewPassword(code: string) {
  const dispatch = useDispatch<Store["dispatch"]>();
  const isPending = useSelector((state: ReturnType<Store["getState"]>) =>
    Object.values(state[api.reducerPath].mutations).some(
      (call) => call?.status === QueryStatus.pending && call.endpointName === "resetGamePassword",
    ),
  );
  return {
    isPending,
    async newPassword(key: IdempotencyKey) {
      const call = dispatch(gameApi.endpoints.resetGamePassword.initiate({ code, key }));
      const answer = await call;
      call.reset();
      return answer;
    },
  };
}
