import { type CheckedWithdrawal, formatAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";

/** Says what is wrong with an amount and how to mend it, in the member's language; `null` when nothing is. */
export function useProblemText(): (checked: CheckedWithdrawal) => string | null {
  const { t } = useTranslation("withdraw");
  const { t: part } = useTranslation("parts");
  return (checked) => {
    switch (checked.kind) {
      case "ready":
        return null;
      case "empty":
        return part("amountProblem.missing");
      case "malformed":
        return part("amountProblem.malformed");
      case "too-precise":
        return part("amountProblem.tooPrecise");
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
