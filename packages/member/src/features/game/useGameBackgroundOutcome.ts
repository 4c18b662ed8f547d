import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ApiError } from "@member-wallet/api";
import { useAlert } from "@member-wallet/ui";
import { type GameAction, movesMoney } from "@member-wallet/ui/dialogs/game";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { refusalOf } from "../mutation/refusal.ts";
import { useBackgroundOutcome } from "../mutation/useBackgroundOutcome.ts";
import type { CalledGame } from "./useGameCalls.ts";

/**
 * For `useIdempotentMutation`: says how a call of a game account ended whose dialog the member left meanwhile. Where the end of
 * one is open, money leads to the statement; an opening or a new password leads back to the account, which shows it.
 */
export function useGameBackgroundOutcome({
  code,
  name,
}: CalledGame): (error: ApiError, action: GameAction) => void {
  const { t } = useTranslation("game");
  const alert = useAlert();
  const navigate = useNavigate();
  const title = name ?? t("title");
  const ofMoney = useBackgroundOutcome({ title, label: t("openStatement"), href: PATHS.statement });

  return useCallback(
    (error, action) => {
      if (movesMoney(action) || refusalOf(error) !== null) return ofMoney(error);
      void alert({
        tone: "warning",
        title,
        body: t(error.kind === "still-running" ? "stillRunning.other" : "unknown.other"),
        action: {
          label: t("openAccount"),
          onSelect: () => void navigate(PATHS.home + dialogSearch({ kind: "game", code })),
        },
      });
    },
    [ofMoney, alert, navigate, t, title, code],
  );
}
