import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HiddenAmounts } from "@member-wallet/ui";
import { useHiddenAmounts } from "./useHiddenAmounts.ts";

/** Around what only shows money: its amounts are dots while the member hides them. Forms that move money stay outside. */
export function HideableAmounts({ children }: { children: ReactNode }) {
  const { t } = useTranslation("member");
  const { hidden } = useHiddenAmounts();
  return <HiddenAmounts value={hidden ? t("home.amountHidden") : null}>{children}</HiddenAmounts>;
}
