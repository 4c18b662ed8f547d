import { useTranslation } from "react-i18next";
import { formatTime } from "@member-wallet/domain";

interface BalanceAgeViewProps {
  updating: boolean;
  /** When the balances were last loaded, an ISO time; `null` when they never were. */
  updatedAt: string | null;
}

/** How old the balances are, in words. */
export function BalanceAgeView({ updating, updatedAt }: BalanceAgeViewProps) {
  const { t } = useTranslation("member");
  if (updating) return t("home.updating");
  return updatedAt === null ? t("home.neverUpdated") : t("home.updatedAt", { time: formatTime(updatedAt) });
}
