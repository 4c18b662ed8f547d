import { useTranslation } from "react-i18next";
import type { StatementEntry } from "@member-wallet/api";
import { formatAmount } from "@member-wallet/domain";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";

/** What the end of a bonus has taken, by its entry of the statement; `null` leads to the statement. */
export function useBonusEndText(): (entry: StatementEntry | null) => string {
  const { t } = useTranslation("acts");
  const { hidden } = useHiddenAmounts();
  return (entry) => {
    if (entry === null || hidden) return t("cancelled.text");
    return entry.amount === 0
      ? t("cancelled.nothing")
      : t("cancelled.taken", { amount: formatAmount(entry.amount) });
  };
}
