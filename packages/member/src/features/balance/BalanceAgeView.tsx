import { useTranslation } from "react-i18next";
import { formatDateTime, formatTime } from "@member-wallet/domain";

interface BalanceAgeViewProps {
  updating: boolean;
  /** When the balances last loaded, an ISO time; `null` if they never did. */
  updatedAt: string | null;
}

/** The age of the balances as a text: a time of today, or a date with its time. */
export function BalanceAgeView({ updating, updatedAt }: BalanceAgeViewProps) {
  const { t } = useTranslation("member");
  if (updating) return t("home.updating");
  if (updatedAt === null) return t("home.neverUpdated");
  return t("home.updatedAt", {
    time: isToday(updatedAt) ? formatTime(updatedAt) : formatDateTime(updatedAt),
  });
}

/** By the operator's calendar. */
function isToday(at: string): boolean {
  return dayOf(at) === dayOf(Date.now());
}

/** DD/MM/YYYY. */
function dayOf(at: string | number): string {
  return formatDateTime(at).slice(0, "DD/MM/YYYY".length);
}
