import { useMemo, useState } from "react";
import { useGetStatementQuery } from "@member-wallet/api";
import { lastPage } from "@member-wallet/domain";
import type { StatementEntryDialogProps } from "@member-wallet/ui/dialogs/statement-entry";
import { depositSteps } from "../../money-calls/record/deposit-steps.ts";
import { withdrawalRows } from "../../money-calls/record/money-rows.ts";
import { useActs } from "../../money-calls/record/useRecord.ts";
import { useToldHere } from "../../money-calls/record/useToldHere.ts";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import type { StatementEntryKey } from "../../navigation/dialog-address.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { entryView } from "../../statement-entries/entry-view.ts";
import { findEntry, PAGE_SIZE } from "../../statement-entries/find-entry.ts";
import { recentTime } from "../../money-calls/record/recent-time.ts";
import { supportOf } from "../../statement-entries/support-of.ts";
import { useEntryLabels } from "../../statement-entries/useEntryLabels.ts";

/** How many pages newer entries may have moved an entry on. */
const PAGES = 10;

/** The entry that the address names, from its page of the statement, or from a later one, where newer entries moved it. */
export function useStatementEntry(address: StatementEntryKey): StatementEntryDialogProps {
  const { close } = useDialogAddress();
  const labelsOf = useEntryLabels();
  const [page, setPage] = useState(address.page);
  const language = useCurrentLanguage();
  const query = useGetStatementQuery({ page, limit: PAGE_SIZE, language }, { refetchOnFocus: true });
  const { currentData, error, isFetching } = query;
  const entry = currentData && findEntry(currentData.statements, address);
  const isOlder = currentData?.statements.some(({ createdAt }) => isBefore(createdAt, address.at));
  const mayBeLater = currentData && !isFetching && !isOlder && page + 1 < address.page + PAGES;
  if (entry === null && mayBeLater && lastPage(page, currentData, PAGE_SIZE) > page) setPage(page + 1);
  // An entry that is missing from an old answer may be in the new one.
  const isCurrent = error === undefined && !isFetching;
  const rows = useMemo(() => (entry ? withdrawalRows([entry]) : null), [entry]);
  useToldHere("withdraw", rows);
  const acts = useActs();
  const view = entry ? entryView(entry, labelsOf(entry)) : isCurrent ? entry : undefined;
  return {
    content: useLoadable({ ...query, currentData: view }),
    support: entry ? supportOf(entry) : null,
    recent: recentTime(withdrawalRows(currentData?.statements ?? [])),
    steps: entry ? depositSteps(entry, currentData.statements, acts) : [],
    onClose: close,
  };
}

/** ISO times; without the second one nothing is older. */
function isBefore(createdAt: string, at: string | null): boolean {
  return at !== null && Date.parse(createdAt) < Date.parse(at);
}
