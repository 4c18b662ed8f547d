import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useWithdrawAllMutation } from "@member-wallet/api";
import { formatAmount, type Satang } from "@member-wallet/domain";
import { useAlert } from "@member-wallet/ui";
import {
  EMPTY_WITHDRAW_DRAFT,
  type WithdrawDialogProps,
  type WithdrawDraft,
  type WithdrawPhase,
} from "@member-wallet/ui/dialogs/withdraw";
import { useDraft } from "../../session/drafts/useDraft.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import {
  type MutationPhase,
  useIdempotentMutation,
} from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome, useRefusalAlert } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import { useWithdrawContent } from "./useWithdrawContent.ts";
import { amountIn, supportFor } from "../../support/support-for.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";

const FORM = "withdraw";

/** The newest withdrawal, whose entry is still waiting. */
const NEWEST_WITHDRAWAL = dialogSearch({
  kind: "statement-entry",
  page: 1,
  at: null,
  type: "withdraw",
  nth: 0,
});

/** The data and actions of the withdraw dialog. */
export function useWithdraw(): WithdrawDialogProps {
  const { t } = useTranslation(["withdraw", "dialogs"]);
  const { close } = useDialogAddress();
  const navigate = useNavigate();
  const alert = useAlert();
  const { content, refreshLimits } = useWithdrawContent();
  // Cached by name: a dialog that opens again knows of a withdrawal that still runs, and sends no second one.
  const [withdraw, { isLoading }] = useWithdrawAllMutation({ fixedCacheKey: FORM });
  const onSettledInBackground = useBackgroundOutcome({
    title: t("dialogs:withdraw"),
    label: t("openStatement"),
    href: PATHS.statement,
  });
  const support = useContactSupport();
  const draft = useDraft(FORM, readDraft, true);
  const amount = amountIn(draft.value.amount);
  const alertRefusal = useRefusalAlert({
    actionOf: (reason) => support.action({ what: "withdrawFailed", amount, reason }),
  });
  const { phase, run, resend } = useIdempotentMutation<"withdraw">({
    onFailure(failure) {
      alertRefusal(failure);
      // The limits may have changed since.
      refreshLimits();
    },
    onSettledInBackground,
  });

  function finish(taken: Satang) {
    draft.drop();
    close();
    void alert({
      tone: "positive",
      title: t("done.title"),
      body: t("done.text", { amount: formatAmount(taken) }),
      action: {
        label: t("done.openEntry"),
        onSelect: () => void navigate(PATHS.statement + NEWEST_WITHDRAWAL),
      },
    });
  }

  async function send(asked: Satang) {
    await run(
      "withdraw",
      (key) => withdraw({ amount: asked, key }),
      ({ kind }) => {
        if (kind === "done") finish(asked);
      },
    );
  }

  return {
    content,
    draft: draft.value,
    phase: phaseOf(phase, isLoading),
    statementHref: PATHS.statement,
    support: supportFor("withdrawUnknown", phase, amount),
    bonusHref: PATHS.bonus,
    onDraftChange: draft.change,
    onWithdraw: (asked) => void send(asked),
    onResend: resend,
    onRefreshLimits: refreshLimits,
    onClose: close,
  };
}

/** A refusal is an alert, not a line of the form (§8). */
function phaseOf(phase: MutationPhase<"withdraw">, running: boolean): WithdrawPhase {
  if (running) return { kind: "pending" };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}

function readDraft(kept: unknown): WithdrawDraft {
  if (typeof kept !== "object" || kept === null || !("amount" in kept)) return EMPTY_WITHDRAW_DRAFT;
  return typeof kept.amount === "string" ? { amount: kept.amount } : EMPTY_WITHDRAW_DRAFT;
}
