import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAlert } from "@member-wallet/ui";
import { type GameAction, movesMoney } from "@member-wallet/ui/dialogs/game";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useBackgroundOutcome } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import type { Failure } from "../../money-calls/mutation/useIdempotentMutation.ts";

/** The game account of the calls; its name is `null` until it is known. */
export interface NamedGame {
  code: string;
  name: string | null;
}

/**
 * For `useIdempotentMutation`: shows how a call of a game account failed after its dialog was closed. An unknown
 * outcome links to where it can be checked: money to the statement, an opening or a new password to the account.
 */
export function useGameBackgroundOutcome({
  code,
  name,
}: NamedGame): (failure: Failure, action: GameAction) => void {
  const { t } = useTranslation(["game", "dialogs"]);
  const alert = useAlert();
  const navigate = useNavigate();
  const title = name ?? t("dialogs:game");
  const ofMoney = useBackgroundOutcome({ title, label: t("openStatement"), href: PATHS.statement });

  return useCallback(
    (failure, action) => {
      if (movesMoney(action) || failure.kind === "refused") return ofMoney(failure);
      void alert({
        tone: "warning",
        title,
        body: t(failure.kind === "still-running" ? "stillRunning.other" : "unknown.other"),
        action: {
          label: t("openAccount"),
          onSelect: () => void navigate(PATHS.home + dialogSearch({ kind: "game", code })),
        },
      });
    },
    [ofMoney, alert, navigate, t, title, code],
  );
}
