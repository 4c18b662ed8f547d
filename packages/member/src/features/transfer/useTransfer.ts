import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  useGetWalletQuery,
  useTransferAllMutation,
  useTransferMutation,
  type WalletAnswer,
} from "@member-wallet/api";
import { useAlert } from "@member-wallet/ui";
import {
  EMPTY_TRANSFER_DRAFT,
  type TransferAccounts,
  type TransferAction,
  type TransferDialogProps,
  type TransferDraft,
  type TransferPhase,
  WALLET,
} from "@member-wallet/ui/dialogs/transfer";
import { useDrafts } from "../../drafts/DraftsContext.tsx";
import { useErrorText } from "../../errors/useErrorText.ts";
import { PATHS } from "../../router/paths.ts";
import { useDialogAddress } from "../../router/useDialogAddress.ts";
import { type IntentPhase, useIntentCall } from "../useIntentCall.ts";
import { useLateWord, useRefusalAlert } from "../useLateWord.ts";

const FORM = "transfer";

/** What the transfer dialog shows and does; `from` and `to` are what its address has chosen already. */
export function useTransfer(chosen: { from: string | null; to: string | null }): TransferDialogProps {
  const { t } = useTranslation("member");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const drafts = useDrafts();
  const wallet = useGetWalletQuery();
  const textOf = useErrorText();
  // Under names, so that a dialog opened anew knows of a transfer that still runs, and sends no second one.
  const [transfer, transferring] = useTransferMutation({ fixedCacheKey: FORM });
  const [transferAll, collecting] = useTransferAllMutation({ fixedCacheKey: FORM });
  const { t: own } = useTranslation("transfer");
  const onLate = useLateWord({ title: own("title"), label: own("openStatement"), href: PATHS.statement });
  const { phase, run, resend } = useIntentCall<TransferAction>(onLate, useRefusalAlert());
  const running = transferring.isLoading ? "transfer" : collecting.isLoading ? "collect" : null;
  const [draft, setDraft] = useState<TransferDraft>(() => firstDraft(chosen, drafts.read(FORM)));

  function changeDraft(next: TransferDraft) {
    setDraft(next);
    drafts.write(FORM, next);
  }

  function finish() {
    drafts.drop(FORM);
    close();
    void alert({ tone: "positive", title: t("transferred.title"), body: t("transferred.text") });
  }

  return {
    accounts: accountsOf(wallet.data, wallet.isFetching, wallet.error && textOf(wallet.error)),
    draft,
    phase: phaseOf(phase, running),
    statementHref: PATHS.statement,
    onDraftChange: changeDraft,
    onTransfer: (intended) => void run("transfer", (intent) => transfer({ ...intended, intent }), finish),
    onCollect: () => void run("collect", (intent) => transferAll({ to: WALLET, intent }), finish),
    onResend: resend,
    onRetry: () => void wallet.refetch(),
    onClose: close,
  };
}

/** A refusal is an alert, not a line of the form (§8). */
function phaseOf(phase: IntentPhase<TransferAction>, running: TransferAction | null): TransferPhase {
  if (running !== null) return { kind: "pending", action: running };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}

/** The accounts as the look-up has them; once there, a failed update keeps the last known ones. */
function accountsOf(
  answer: WalletAnswer | undefined,
  updating: boolean,
  failure: string | undefined,
): TransferAccounts {
  if (answer) {
    const games = answer.slots
      .filter((game) => game.isActive)
      .map(({ code, name, amount }) => ({ code, name, balance: amount }));
    return { kind: "ready", wallet: answer.wallet.amount, games, updating };
  }
  return failure !== undefined && !updating ? { kind: "failed", message: failure } : { kind: "loading" };
}

/** What the address chose wins over what was left unfinished; the amount is given back either way. */
function firstDraft(chosen: { from: string | null; to: string | null }, kept: unknown): TransferDraft {
  const left = isDraft(kept) ? kept : EMPTY_TRANSFER_DRAFT;
  if (chosen.from === null && chosen.to === null) return left;
  const same = chosen.from === left.from && chosen.to === left.to;
  return { from: chosen.from ?? WALLET, to: chosen.to, amount: same ? left.amount : "" };
}

function isDraft(kept: unknown): kept is TransferDraft {
  return typeof kept === "object" && kept !== null && "from" in kept && "to" in kept && "amount" in kept;
}
