import {
  type AccountProblem,
  type AmountProblem,
  formatAmount,
  MINIMUM_TRANSFER,
} from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { useNoAmountText } from "../../field/useNoAmountText.ts";

/** The text of a problem: what is wrong with the field and how to fix it. */
export function useProblemText() {
  const { t } = useTranslation("transfer");
  const noAmount = useNoAmountText();

  function account(problem: AccountProblem): string {
    return problem.kind === "not-chosen" ? t("problem.selectAccount") : t("problem.sameAccount");
  }

  function amount(problem: AmountProblem): string {
    switch (problem.kind) {
      case "empty":
      case "malformed":
      case "too-precise":
        return noAmount(problem.kind);
      case "below-minimum":
        return t("problem.minimum", { amount: formatAmount(MINIMUM_TRANSFER) });
      case "not-enough":
        return t("problem.notEnough", { amount: formatAmount(problem.balance) });
      default:
        return problem satisfies never;
    }
  }

  return { account, amount };
}
