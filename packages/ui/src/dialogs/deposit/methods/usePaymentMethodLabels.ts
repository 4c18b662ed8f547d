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
      return { name, how: t("methods.account") };
    case "account-auto":
      return { name, how: t("methods.accountAuto") };
    case "qr":
      return { name, how: t("methods.qr") };
    case "gift-link":
      return { name: t("methods.giftLink"), how: t("methods.giftLinkHint") };
    default:
      return kind satisfies never;
  }
}
