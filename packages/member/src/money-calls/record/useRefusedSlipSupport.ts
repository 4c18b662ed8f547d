import { useTranslation } from "react-i18next";
import type { FeedbackAction } from "@member-wallet/ui";
import { useContactSupport } from "../../support/useContactSupport.ts";
import type { DecidedStand } from "./act.ts";

/** "Contact support" about a slip that was refused, as the action of the message that says so. @param began of its act. */
export function useRefusedSlipSupport(): (slip: DecidedStand, began: number) => FeedbackAction {
  const { t } = useTranslation("errors");
  const { action } = useContactSupport();
  return ({ progress: { reference, amount }, verdict }, began) => {
    const reason = verdict.kind === "rejected" && verdict.reason;
    return action({
      what: "slipRejected",
      amount,
      reference,
      time: began,
      reason: (reason && t(`slipReason.${reason}`)) || null,
    });
  };
}
