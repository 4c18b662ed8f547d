import type { Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../amount/Amount.tsx";

/** The text of a payment that is being confirmed, with its amount if known. */
export function ConfirmingText({ amount }: { readonly amount: Satang | null }) {
  const { t } = useTranslation("deposit");
  if (amount === null) return t("arrival.confirmingPlain");
  return (
    <>
      {t("arrival.confirming")} <Amount amount={amount} size="small" />
    </>
  );
}
