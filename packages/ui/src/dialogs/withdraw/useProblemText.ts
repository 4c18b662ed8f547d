import { type CheckedWithdrawal, formatAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { useNoAmountText } from "../../field/useNoAmountText.ts";

/** Says what is wrong with an amount and how to mend it, in the member's language; `null` when nothing is. */
export function useProblemText(): (checked: CheckedWithdrawal) => string | null {
  const { t } = useTranslation("withdraw");
  const noAmount = useNoAmountText();
  return (checked) => {
    switch (checked.kind) {
      case "ready":
        return null;
      case "empty":
      case "malformed":
      case "too-precise":
        return noAmount(checked.kind);
      case "not-positive":
        return t("problem.notPositive");
      case "below-minimum":
        return t("problem.minimum", { amount: formatAmount(checked.minimum) });
      case "above-maximum":
        return t("problem.maximum", { amount: formatAmount(checked.maximum) });
      case "not-enough":
        return t("problem.notEnough", { amount: formatAmount(checked.available) });
      default:
        return checked satisfies never;
    }
  };
}
