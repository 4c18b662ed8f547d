import { formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** Says that the payment of a QR is not confirmed, with its amount where that is known. */
export function useNotReceivedTitle(): (amount: Satang | null) => string {
  const { t } = useTranslation("deposit");
  return (amount) =>
    amount === null
      ? t("arrival.notReceivedPlain")
      : t("arrival.notReceivedTitle", { amount: formatAmount(amount) });
}
