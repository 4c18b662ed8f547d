import { useTranslation } from "react-i18next";
import { formatTime } from "@member-wallet/domain";

interface BalanceAgeViewProps {
  updating: boolean;
  /** When the balances last loaded, an ISO time; `null` if they never did. */
  updatedAt: string | null;
}

/** The age of the balances as a text. */
export function BalanceAgeView({ updating, updatedAt }: BalanceAgeViewProps) {
  const { t } = useTranslation("member");
  if (updating) return t("home.updating");
  return updatedAt === null ? t("home.neverUpdated") : t("home.updatedAt", { time: formatTime(updatedAt) });
}
