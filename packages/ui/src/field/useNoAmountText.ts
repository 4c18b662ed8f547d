import type { ParsedAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** Why a typed text is not an amount. */
type NoAmount = Exclude<ParsedAmount["kind"], "amount">;

/** Text for an invalid amount: what is wrong and how to fix it. */
export function useNoAmountText(): (why: NoAmount) => string {
  const { t } = useTranslation("parts");
  return (why) => {
    switch (why) {
      case "empty":
        return t("amountProblem.missing");
      case "malformed":
        return t("amountProblem.malformed");
      case "too-precise":
        return t("amountProblem.tooPrecise");
      default:
        return why satisfies never;
    }
  };
}
