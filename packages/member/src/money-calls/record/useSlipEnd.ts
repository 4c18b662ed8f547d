import { useTranslation } from "react-i18next";
import type { FeedbackAction, Tone } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import type { EndedAct } from "./act.ts";

interface SlipEnd {
  readonly tone: Extract<Tone, "positive" | "danger" | "warning">;
  readonly text: string;
  /** "Contact support" where no money arrived. */
  readonly support?: FeedbackAction;
}

/** The end of a slip as the member reads it. No amount while amounts are hidden. */
export function useSlipEnd(): (slip: EndedAct) => SlipEnd {
  const { t } = useTranslation(["deposit", "errors"]);
  const { hidden } = useHiddenAmounts();
  const { verdictAndAdvice } = useSlipLabels();
  const { action } = useContactSupport();
  return ({ began: time, stand: { end, progress } }) => {
    const { reference, amount } = progress;
    switch (end.kind) {
      case "arrived":
        return {
          tone: "positive",
          text: verdictAndAdvice({ state: "success", amount: hidden ? null : amount }),
        };
      case "rejected": {
        const reason = end.reason && t(`errors:slipReason.${end.reason}`);
        return {
          tone: "danger",
          text: verdictAndAdvice({ state: "failed", reason: end.reason }),
          support: action({ what: "slipRejected", amount, reference, time, reason }),
        };
      }
      case "not-found":
        return {
          tone: "warning",
          text: t("slip.notFound"),
          support: action({ what: "slipUnknown", amount, reference, time }),
        };
    }
  };
}
