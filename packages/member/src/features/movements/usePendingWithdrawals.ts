import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { refetchBalance, type StatementEntry } from "@member-wallet/api";
import { formatAmount, statementState } from "@member-wallet/domain";
import { type PendingItem, useAlert, useToast } from "@member-wallet/ui";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { Store } from "../../store/store.ts";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { entryAddress, findEntry } from "../../statement-entries/find-entry.ts";
import { isPendingWithdrawal, useNewestEntries } from "./useNewestEntries.ts";

interface PendingWithdrawal {
  item: PendingItem;
  /** The address of its entry. */
  address: DialogAddress<"statement-entry">;
}

interface PendingWithdrawals {
  withdrawals: readonly PendingWithdrawal[];
  /** The statement was read, or can't be. */
  known: boolean;
}

/** The withdrawals that the newest entries show in progress. The end of one is shown once. */
export function usePendingWithdrawals(): PendingWithdrawals {
  const { currentData, isError } = useNewestEntries();
  const entries = currentData?.statements;
  useEndMessages(entries);
  const withdrawals = (entries ?? []).filter(isPendingWithdrawal).map((entry): PendingWithdrawal => ({
    item: {
      kind: "withdrawal",
      id: idOf(entry, entries ?? []),
      amount: entry.amount,
      since: entry.createdAt,
    },
    address: entryAddress(entry, entries ?? [], 1),
  }));
  return { withdrawals, known: isError || entries !== undefined };
}

/** Entries have no id: their time and type, and which of those that share both it is. */
function idOf(entry: StatementEntry, entries: readonly StatementEntry[]): string {
  const { at, type, nth } = entryAddress(entry, entries, 1);
  return `${type} ${at} ${nth}`;
}

/**
 * A withdrawal that was paid is a toast; one that was refused must be read, and is an alert. No message repeats what the
 * dialog of its entry shows.
 */
function useEndMessages(entries: readonly StatementEntry[] | undefined) {
  const { t } = useTranslation("deposit");
  const toast = useToast();
  const alert = useAlert();
  const dispatch = useDispatch<Store["dispatch"]>();
  const { address, open } = useDialogAddress();
  const { hidden } = useHiddenAmounts();
  const pending = useRef<ReadonlySet<string>>(new Set());

  const show = useEffectEvent((entry: StatementEntry, ofPage: readonly StatementEntry[]) => {
    if (address?.kind === "statement-entry" && address.page === 1 && findEntry(ofPage, address) === entry)
      return;
    const amount = formatAmount(entry.amount);
    const action = {
      label: t("arrival.openEntry"),
      onSelect: () => open(entryAddress(entry, ofPage, 1)),
    };
    if (statementState(entry.status) === "success") {
      const text = hidden ? t("arrival.withdrawnPlain") : t("arrival.withdrawn", { amount });
      return toast({ tone: "positive", text, action });
    }
    const body = hidden ? t("arrival.returnedPlain") : t("arrival.returnedText", { amount });
    return void alert({ tone: "warning", title: t("arrival.returnedTitle"), body, action });
  });

  useEffect(() => {
    if (entries === undefined) return;
    const ended = entries.filter(
      (entry) => !isPendingWithdrawal(entry) && pending.current.has(idOf(entry, entries)),
    );
    pending.current = new Set(entries.filter(isPendingWithdrawal).map((entry) => idOf(entry, entries)));
    if (ended.length === 0) return;
    ended.forEach((entry) => show(entry, entries));
    // A refused one is back in the wallet.
    void refetchBalance(dispatch);
  }, [entries, dispatch]);
}
