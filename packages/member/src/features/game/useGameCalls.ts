import { QueryStatus } from "@reduxjs/toolkit/query/react";
import { useTranslation } from "react-i18next";
import { useDispatch, useSelector } from "react-redux";
import { api, gameApi, type IdempotencyKey } from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { GameAction, GamePhase } from "@member-wallet/ui/dialogs/game";
import type { Store } from "../../store/store.ts";
import type { Answer } from "../../calls/outcome.ts";
import { useCall } from "../../calls/useCall.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { type NamedGame, useGameBackgroundOutcome } from "./useGameBackgroundOutcome.ts";

/**
 * The calls of one game account that move no money, one at a time. A success is a toast on any page; a failure is a
 * phase of the dialog, or an alert once it is closed.
 */
export function useGameCalls(game: NamedGame) {
  const { code } = game;
  const { t } = useTranslation("game");
  const toast = useToast();
  const { newPassword, isPending } = useNewPassword(code);
  const showInBackground = useGameBackgroundOutcome(game);
  const isMounted = useIsMounted();
  const textOf = useErrorText();
  const { state, run, takeBack, clearRefusal } = useCall<GameAction>();

  async function call<Data>(action: GameAction, send: (key: IdempotencyKey) => Promise<Answer<Data>>) {
    const outcome = await run(action, send);
    if (!isMounted()) showInBackground(outcome);
    return outcome;
  }

  async function resetPassword() {
    const { kind } = await call("reset-password", newPassword);
    if (kind === "done") toast({ tone: "positive", text: t("passwordReset") });
  }

  // When the call of an open outcome was sent, in epoch milliseconds.
  const began = "resend" in state ? state.began : null;
  return { phase: gamePhase(), began, run: call, takeBack, clearRefusal, resetPassword };

  function gamePhase(): GamePhase {
    if (state.kind === "idle" && isPending) return { kind: "pending", action: "reset-password" };
    if (state.kind !== "refused") return state;
    return { kind: "refused", action: state.action, message: textOf(state.error) };
  }
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
