import { formatAmount } from "@member-wallet/domain";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { HiddenAmounts } from "../../amount/hidden-amounts.ts";
import type { SlipOutcome } from "./props.ts";
import { SLIP_ADVICE } from "./slip-advice.ts";

/** Texts of a slip's outcome: the result with its reason, and, for a refused one, what to do about it; no amount while amounts are hidden. */
export function useSlipLabels() {
  const { t } = useTranslation(["slips", "errors"]);
  const hidden = use(HiddenAmounts) !== null;

  function verdict(outcome: SlipOutcome): string {
    if (outcome.state === "success") {
      return outcome.amount === null || hidden
        ? t("slips:outcome.successPlain")
        : t("slips:outcome.success", { amount: formatAmount(outcome.amount) });
    }
    return outcome.reason === null
      ? t("slips:outcome.failedPlain")
      : t("slips:outcome.failed", { reason: t(`errors:slipReason.${outcome.reason}`) });
  }

  function verdictAndAdvice(outcome: SlipOutcome): string {
    if (outcome.state === "success" || outcome.reason === null) return verdict(outcome);
    return `${verdict(outcome)} ${t(`slips:advice.${SLIP_ADVICE[outcome.reason]}`)}`;
  }

  return { verdict, verdictAndAdvice };
}
