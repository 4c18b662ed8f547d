import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAlert } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { Failure } from "../../money-calls/mutation/useIdempotentMutation.ts";

/** The game account of the calls; its name is `null` until it is known. */
export interface NamedGame {
  code: string;
  name: string | null;
}

/**
 * For `useIdempotentMutation`: shows how a call of a game account failed after its dialog was closed. An unknown
 * outcome links to the account, where it can be checked.
 */
export function useGameBackgroundOutcome({ code, name }: NamedGame): (failure: Failure) => void {
  const { t } = useTranslation(["game", "dialogs"]);
  const alert = useAlert();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const title = name ?? t("dialogs:game");

  return useCallback(
    ({ kind, error }) => {
      if (kind === "refused") return void alert({ tone: "danger", title, body: textOf(error) });
      void alert({
        tone: "warning",
        title,
        body: kind === "unknown" ? t("unknown.text") : t("stillRunning.text"),
        action: {
          label: t("openAccount"),
          onSelect: () => void navigate(PATHS.home + dialogSearch({ kind: "game", code })),
        },
      });
    },
    [alert, textOf, navigate, t, title, code],
  );
}
