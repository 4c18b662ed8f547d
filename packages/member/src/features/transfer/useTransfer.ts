import { useGetWalletQuery } from "@member-wallet/api";
import { firstAccounts, type TransferDraft, WALLET } from "@member-wallet/domain";
import {
  EMPTY_TRANSFER_DRAFT,
  type TransferAccounts,
  type TransferDialogProps,
} from "@member-wallet/ui/dialogs/transfer";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useDraft } from "../../session/drafts/useDraft.ts";
import { useLoadable } from "../../store/useLoadable.ts";

const FORM = "transfer";

/** The data and actions of the transfer dialog; its address may have chosen `from` and `to`. */
export function useTransfer(chosen: {
  from: string | null;
  to: string | null;
}): Omit<TransferDialogProps, "closed"> {
  const { close } = useDialogAddress();
  const wallet = useGetWalletQuery();
  const accounts = useLoadable({ ...wallet, currentData: wallet.data }, (answer) => ({
    wallet: answer.wallet.amount,
    games: answer.slots
      .filter((game) => game.isActive)
      .map(({ code, name, amount }) => ({ code, name, balance: amount })),
    allGames: answer.allSlots,
    updating: wallet.isFetching,
  }));
  const { begin, pending, unresolved } = usePlace("transfer");
  // Each choice in the address has a draft of its own, so that another choice's amount is not restored.
  const known = accounts.kind === "ready" ? accounts.data : null;
  const form = `${FORM} ${chosen.from ?? ""} ${chosen.to ?? ""}`;
  const draft = useDraft(form, (kept) => (isDraft(kept) ? kept : emptyDraft(chosen, known)), true);

  return {
    accounts,
    draft: draft.value,
    pending: pending && (pending.kind === "collect" ? "collect" : "transfer"),
    unresolved,
    onDraftChange: draft.change,
    onTransfer: (checked) => void begin({ kind: "transfer", ...checked }, { form }),
    onCollect: () => begin({ kind: "collect" }, { form }),
    onClose: close,
  };
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
