import { useTranslation } from "react-i18next";
import type { DepositMethod } from "../props.ts";

/** The name of a payment method, and how it works in one line. */
export function usePaymentMethodLabels({ kind, name }: DepositMethod): {
  readonly name: string;
  readonly how: string;
} {
  const { t } = useTranslation("deposit");
  switch (kind) {
    case "account":
      return { name, how: t("ways.account") };
    case "account-auto":
      return { name, how: t("ways.accountAuto") };
    case "qr":
      return { name, how: t("ways.qr") };
    case "gift-link":
      return { name: t("ways.giftLink"), how: t("ways.giftLinkHint") };
    default:
      return kind satisfies never;
  }
}
