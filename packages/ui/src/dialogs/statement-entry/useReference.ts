import { formatAmount, formatDateTime } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import type { StatementEntryView } from "./props.ts";

/** An entry in one line for support: time, activity, name, amount, from and to. */
export function useReference({
  createdAt,
  activity,
  name,
  sign,
  amount,
  from,
  to,
}: StatementEntryView): string {
  const { t } = useTranslation(["statement", "ui"]);
  const route = from !== null && to !== null ? t("fromTo", { from, to }) : (from ?? to);
  const parts = [
    formatDateTime(createdAt),
    activity,
    name,
    `${sign ?? ""}${formatAmount(amount)} ${t("ui:baht")}`,
    route,
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
