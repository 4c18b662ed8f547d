import { skipToken } from "@reduxjs/toolkit/query/react";
import { useGetStatementQuery } from "@member-wallet/api";
import { lastPage, statementSign, statementState } from "@member-wallet/domain";
import type { StatementEntryDialogProps } from "@member-wallet/ui/dialogs/statement-entry";
import { useErrorText } from "../../language/useErrorText.ts";
import type { StatementEntryKey } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { findEntry, PAGE_SIZE } from "./find-entry.ts";
import { useEntryLabels } from "./useEntryLabels.ts";

/** The entry that the address names, from its page of the statement, or from the next, where newer ones moved it. */
export function useStatementEntry(address: StatementEntryKey): StatementEntryDialogProps {
  const { close } = useDialogAddress();
  const textOf = useErrorText();
  const words = useEntryLabels();
  const { page } = address;
  const first = useGetStatementQuery({ page, limit: PAGE_SIZE }, { refetchOnFocus: true });
  const onFirst = first.currentData && findEntry(first.currentData.statements, address);
  const isLast = !first.currentData || lastPage(page, first.currentData, PAGE_SIZE) <= page;
  const goOn = onFirst === null && !first.isFetching && !isLast;
  const next = useGetStatementQuery(goOn ? { page: page + 1, limit: PAGE_SIZE } : skipToken);
  const asked = goOn ? next : first;
  const entry =
    onFirst ?? (goOn && next.currentData ? findEntry(next.currentData.statements, address) : null);

  function content(): StatementEntryDialogProps["content"] {
    if (entry) {
      const { statementType, status, amount, createdAt } = entry;
      return {
        kind: "ready",
        entry: {
          ...words(entry),
          state: statementState(status),
          amount,
          sign: statementSign(statementType),
          createdAt,
        },
      };
    }
    if (asked.error !== undefined) {
      return { kind: "failed", message: textOf(asked.error), retrying: asked.isFetching };
    }
    return asked.isFetching || asked.currentData === undefined ? { kind: "loading" } : { kind: "missing" };
  }

  return { content: content(), onRetry: () => void asked.refetch(), onClose: close };
}
