import { formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** Text for a QR payment that is not confirmed, with its amount if known. */
export function useNotReceivedTitle(): (amount: Satang | null) => string {
  const { t } = useTranslation("deposit");
  return (amount) =>
    amount === null
      ? t("arrival.notReceivedPlain")
      : t("arrival.notReceivedTitle", { amount: formatAmount(amount) });
}
