import { formatDateTime, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../amount/Amount.tsx";
import type { TableColumn } from "../table/Table.tsx";

interface LogRow {
  /** `null` when it is not known. */
  readonly amount: Satang | null;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** The columns that every log has: the amount and the time. */
export function useLogColumns(): Readonly<Record<"amount" | "time", TableColumn<LogRow>>> {
  const { t } = useTranslation("claims");
  return {
    amount: {
      key: "amount",
      header: t("log.amount"),
      align: "end",
      cell: ({ amount }) => <Amount amount={amount} size="small" />,
    },
    time: {
      key: "time",
      header: t("log.time"),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>,
    },
  };
}
