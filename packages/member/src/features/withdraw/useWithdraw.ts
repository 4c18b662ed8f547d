import {
  EMPTY_WITHDRAW_DRAFT,
  type WithdrawDialogProps,
  type WithdrawDraft,
} from "@member-wallet/ui/dialogs/withdraw";
import type { Satang } from "@member-wallet/domain";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { useDraft } from "../../session/drafts/useDraft.ts";
import { useWithdrawContent } from "./useWithdrawContent.ts";

const FORM = "withdraw";

/** The data and actions of the withdraw dialog. */
export function useWithdraw(): WithdrawDialogProps {
  const { close } = useDialogAddress();
  const { content, refreshLimits } = useWithdrawContent();
  const draft = useDraft(FORM, readDraft, true);
  const isMounted = useIsMounted();
  const { begin, pending, unresolved } = usePlace("withdraw");

  async function withdraw(amount: Satang) {
    const { kind } = await begin({ kind: "withdraw", amount }, { form: FORM });
    // The limits may have changed since.
    if (kind !== "done" && isMounted()) refreshLimits();
  }

  return {
    content,
    draft: draft.value,
    pending: pending !== null,
    unresolved,
    bonusHref: PATHS.bonus,
    onDraftChange: draft.change,
    onWithdraw: (amount) => void withdraw(amount),
    onRefreshLimits: refreshLimits,
    onClose: close,
  };
}

function readDraft(kept: unknown): WithdrawDraft {
  if (typeof kept !== "object" || kept === null || !("amount" in kept)) return EMPTY_WITHDRAW_DRAFT;
  return typeof kept.amount === "string" ? { amount: kept.amount } : EMPTY_WITHDRAW_DRAFT;
}
