import {
  type AccountProblem,
  type AmountProblem,
  formatAmount,
  MINIMUM_TRANSFER,
} from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { useNoAmountText } from "../../field/useNoAmountText.ts";

/** Says what is wrong with a field and how to mend it, in the member's language; `null` when nothing is. */
export function useProblemText() {
  const { t } = useTranslation("transfer");
  const noAmount = useNoAmountText();

  function account(problem: AccountProblem | null): string | null {
    if (problem === null) return null;
    return problem.kind === "not-chosen" ? t("problem.selectAccount") : t("problem.sameAccount");
  }

  function amount(problem: AmountProblem | null): string | null {
    switch (problem?.kind) {
      case undefined:
        return null;
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
