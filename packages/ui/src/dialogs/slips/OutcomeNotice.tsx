import { formatAmount } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Notice } from "../../notice/Notice.tsx";
import type { SlipOutcome } from "./props.ts";
import styles from "./SlipsDialog.module.css";

/** Says how a slip ended while the member looked on, in a live region that stands before there is anything to say. */
export function OutcomeNotice({ outcome }: { readonly outcome: SlipOutcome | null }) {
  const text = useOutcomeText(outcome);
  return (
    <div aria-live="polite" className={styles.outcome} data-empty={text === null}>
      {outcome !== null && text !== null && (
        <Notice tone={outcome.state === "success" ? "positive" : "danger"}>{text}</Notice>
      )}
    </div>
  );
}

function useOutcomeText(outcome: SlipOutcome | null): string | null {
  const { t } = useTranslation(["slips", "errors"]);
  if (outcome === null) return null;
  if (outcome.state === "success") {
    return outcome.amount === null
      ? t("slips:said.successPlain")
      : t("slips:said.success", { amount: formatAmount(outcome.amount) });
  }
  return outcome.reason === null
    ? t("slips:said.failedPlain")
    : t("slips:said.failed", { reason: t(`errors:slipReason.${outcome.reason}`) });
}
