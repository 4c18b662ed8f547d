import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { GameCardLabels } from "@member-wallet/ui/carousel";

/** The texts of games' cards; the same object while the language is. */
export function useCardLabels(): GameCardLabels {
  const { t } = useTranslation("member");
  return useMemo(
    () => ({
      unit: t("home.baht"),
      credit: (figure) => t("home.credit", { figure }),
      openAccount: t("home.openAccount"),
    }),
    [t],
  );
}
