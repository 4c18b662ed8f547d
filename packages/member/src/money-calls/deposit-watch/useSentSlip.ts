import { createElement } from "react";
import { useTranslation } from "react-i18next";
import type { AlertMessage } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { SentSlipMessage } from "./SentSlipMessage.tsx";
import { useFollowSlip } from "./useFollowSlip.ts";
import { useRefusedSlipSupport } from "./useRefusedSlipSupport.ts";

/** Follows a slip that has arrived, and says so, or the verdict: the server decides on some slips at once. */
export function useSentSlip(): (reference: string | null) => Promise<AlertMessage> {
  const { t } = useTranslation("deposit");
  const { open } = useDialogAddress();
  const { hidden } = useHiddenAmounts();
  const { verdictAndAdvice } = useSlipLabels();
  const followSlip = useFollowSlip();
  const supportForRefused = useRefusedSlipSupport();
  return async (given) => {
    const { reference, verdict } = await followSlip(given);
    const action = { label: t("slip.openSlips"), onSelect: () => open({ kind: "slips", reference }) };
    if (verdict === null) {
      const body = (onClose: () => void) => createElement(SentSlipMessage, { reference, onClose });
      return { tone: "info", title: t("slip.sentTitle"), body, action };
    }
    const told = hidden && verdict.state === "success" ? { ...verdict, amount: null } : verdict;
    const message = { title: t("slip.label"), body: verdictAndAdvice(told), action };
    if (verdict.state === "success") return { ...message, tone: "positive" };
    const otherAction = supportForRefused({ id: reference, amount: null }, verdict.reason);
    return { ...message, tone: "danger", otherAction };
  };
}
