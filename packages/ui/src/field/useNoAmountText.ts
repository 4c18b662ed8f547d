import type { ParsedAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** Why a text that was typed is no amount. */
type NoAmount = Exclude<ParsedAmount["kind"], "amount">;

/** Says why a text is no amount and how to mend it, in the member's language. */
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
