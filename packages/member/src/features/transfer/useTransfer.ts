import { useTranslation } from "react-i18next";
import { useGetWalletQuery, useTransferAllMutation, useTransferMutation } from "@member-wallet/api";
import { firstAccounts, type Satang, type TransferDraft, WALLET } from "@member-wallet/domain";
import { useAlert } from "@member-wallet/ui";
import {
  EMPTY_TRANSFER_DRAFT,
  type TransferAccounts,
  type TransferAction,
  type TransferDialogProps,
  type TransferPhase,
} from "@member-wallet/ui/dialogs/transfer";
import { useDraft } from "../../session/drafts/useDraft.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import type { MutationOutcome } from "../../money-calls/mutation/outcome.ts";
import {
  type MutationPhase,
  useIdempotentMutation,
} from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useBackgroundOutcome, useRefusalAlert } from "../../money-calls/mutation/useBackgroundOutcome.ts";
import { amountIn, supportFor } from "../../support/support-for.ts";

const FORM = "transfer";

/** The data and actions of the transfer dialog; its address may have chosen `from` and `to`. */
export function useTransfer(chosen: { from: string | null; to: string | null }): TransferDialogProps {
  const { t } = useTranslation("member");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const wallet = useGetWalletQuery();
  const accounts = useLoadable({ ...wallet, currentData: wallet.data }, (answer) => ({
    wallet: answer.wallet.amount,
    games: answer.slots
      .filter((game) => game.isActive)
      .map(({ code, name, amount }) => ({ code, name, balance: amount })),
    allGames: answer.allSlots,
    updating: wallet.isFetching,
  }));
  // Cached by name: a dialog that opens again knows of a transfer that still runs, and sends no second one.
  const [transfer, transferring] = useTransferMutation({ fixedCacheKey: FORM });
  const [transferAll, collecting] = useTransferAllMutation({ fixedCacheKey: FORM });
  const { t: own } = useTranslation(["transfer", "dialogs"]);
  const onSettledInBackground = useBackgroundOutcome({
    title: own("dialogs:transfer"),
    label: own("openStatement"),
    href: PATHS.statement,
  });
  const onFailure = useRefusalAlert();
  const { phase, run, resend } = useIdempotentMutation<TransferAction>({ onFailure, onSettledInBackground });
  const running = transferring.isLoading ? "transfer" : collecting.isLoading ? "collect" : null;
  // Each choice in the address has a draft of its own, so that another choice's amount is not restored.
  const known = accounts.kind === "ready" ? accounts.data : null;
  const draft = useDraft(
    `${FORM} ${chosen.from ?? ""} ${chosen.to ?? ""}`,
    (kept) => (isDraft(kept) ? kept : emptyDraft(chosen, known)),
    true,
  );

  function settle({ kind }: MutationOutcome<unknown>) {
    if (kind !== "done") return;
    draft.drop();
    close();
    void alert({ tone: "positive", title: t("transferred.title"), body: t("transferred.text") });
  }

  return {
    accounts,
    draft: draft.value,
    phase: phaseOf(phase, running),
    statementHref: PATHS.statement,
    support: supportFor("transferUnknown", phase, amountOf(phase, draft.value)),
    onDraftChange: draft.change,
    onTransfer: (checked) => void run("transfer", (key) => transfer({ ...checked, key }), settle),
    onCollect: () => run("collect", (key) => transferAll({ to: WALLET, key }), settle),
    onResend: resend,
    onClose: close,
  };
}

/** A refusal is an alert, not a line of the form (§8). */
function phaseOf(phase: MutationPhase<TransferAction>, running: TransferAction | null): TransferPhase {
  if (running !== null) return { kind: "pending", action: running };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}

/** How much the last call moves; `null` for the collection, which moves all that the games hold. */
function amountOf(phase: MutationPhase<TransferAction>, { amount }: TransferDraft): Satang | null {
  return "action" in phase && phase.action === "transfer" ? amountIn(amount) : null;
}

/** A form at its start, with the accounts that its address has chosen, or that suggest themselves. */
function emptyDraft(
  { from, to }: { from: string | null; to: string | null },
  accounts: TransferAccounts | null,
): TransferDraft {
  if (from !== null || to !== null) return { from: from ?? WALLET, to, amount: "" };
  if (!accounts?.allGames) return EMPTY_TRANSFER_DRAFT;
  return { ...EMPTY_TRANSFER_DRAFT, ...firstAccounts(accounts.wallet, accounts.games) };
}

function isDraft(kept: unknown): kept is TransferDraft {
  if (typeof kept !== "object" || kept === null || !("from" in kept && "to" in kept && "amount" in kept))
    return false;
  return isAccount(kept.from) && isAccount(kept.to) && typeof kept.amount === "string";
}

const isAccount = (id: unknown) => id === null || typeof id === "string";
