import { useTranslation } from "react-i18next";
import type { SlipReason } from "@member-wallet/api";
import type { Satang } from "@member-wallet/domain";
import type { FeedbackAction } from "@member-wallet/ui";
import { useContactSupport } from "../../support/useContactSupport.ts";

/** A slip that was refused. */
interface RefusedSlip {
  /** Its reference; `null` when the server gave none. */
  readonly id: string | null;
  readonly amount: Satang | null;
  /** When it was sent, an ISO time; default now. */
  readonly since?: string;
}

/** "Contact support" about a slip that was refused, as the action of the message that says so. */
export function useRefusedSlipSupport(): (slip: RefusedSlip, reason: SlipReason | null) => FeedbackAction {
  const { t } = useTranslation("errors");
  const { action } = useContactSupport();
  return ({ id, amount, since }, reason) =>
    action({
      what: "slipRejected",
      amount,
      reference: id,
      ...(since !== undefined && { time: since }),
      reason: reason && t(`slipReason.${reason}`),
    });
}
