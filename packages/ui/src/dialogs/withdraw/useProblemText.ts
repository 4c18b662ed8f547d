import { type CheckedWithdrawal, formatAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { useNoAmountText } from "../../field/useNoAmountText.ts";

/** The text of a problem: what is wrong with the amount and how to fix it. */
export function useProblemText(): (problem: Exclude<CheckedWithdrawal, { kind: "ready" }>) => string {
  const { t } = useTranslation("withdraw");
  const noAmount = useNoAmountText();
  return (problem) => {
    switch (problem.kind) {
      case "empty":
      case "malformed":
      case "too-precise":
        return noAmount(problem.kind);
      case "not-positive":
        return t("problem.notPositive");
      case "below-minimum":
        return t("problem.minimum", { amount: formatAmount(problem.minimum) });
      case "above-maximum":
        return t("problem.maximum", { amount: formatAmount(problem.maximum) });
      case "not-enough":
        return t("problem.notEnough", { amount: formatAmount(problem.available) });
      default:
        return problem satisfies never;
    }
  };
}
