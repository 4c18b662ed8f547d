import { useTranslation } from "react-i18next";
import { formatTime } from "@member-wallet/domain";

/** How old the balances are, in words; apart from them, for the time formats come after the money. */
export function BalanceAge({ updating, updatedAt }: { updating: boolean; updatedAt: string | null }) {
  const { t } = useTranslation("member");
  if (updating) return t("home.updating");
  return updatedAt === null ? t("home.neverUpdated") : t("home.updatedAt", { time: formatTime(updatedAt) });
}
