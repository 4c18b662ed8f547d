import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../amount/Amount.tsx";

/** That a payment is being confirmed, and how much, where that is known. */
export function ConfirmingText({ amount }: { readonly amount: Satang | null }) {
  const { t } = useTranslation("deposit");
  if (amount === null) return t("arrival.confirmingPlain");
  return (
    <>
      {t("arrival.confirming")} <Amount amount={amount} unit={t("baht")} size="small" />
    </>
  );
}
