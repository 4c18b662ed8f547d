import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAlert } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { CallOutcome } from "../../calls/outcome.ts";

/** The game account of the calls; its name is `null` until it is known. */
export interface NamedGame {
  code: string;
  name: string | null;
}

/** Shows how a call of a closed game dialog failed. An unknown outcome links to the account, where it can be checked. */
export function useGameBackgroundOutcome({ code, name }: NamedGame): (outcome: CallOutcome<unknown>) => void {
  const { t } = useTranslation(["game", "dialogs"]);
  const alert = useAlert();
  const textOf = useErrorText();
  const navigate = useNavigate();
  const title = name ?? t("dialogs:game");

  return (outcome) => {
    switch (outcome.kind) {
      case "done":
      case "cancelled":
        return;
      case "refused":
        return void alert({ tone: "danger", title, body: textOf(outcome.error) });
      case "unknown":
      case "still-running":
        return void alert({
          tone: "warning",
          title,
          body: outcome.kind === "unknown" ? t("unknown.text") : t("stillRunning.text"),
          action: {
            label: t("openAccount"),
            onSelect: () => void navigate(PATHS.home + dialogSearch({ kind: "game", code })),
          },
        });
    }
  };
}
