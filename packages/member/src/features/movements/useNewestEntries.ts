import { useState } from "react";
import { type StatementEntry, useGetStatementQuery } from "@member-wallet/api";
import { statementState } from "@member-wallet/domain";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PAGE_SIZE } from "../../statement-entries/find-entry.ts";

/** How often the statement is fetched while a withdrawal is in progress, in milliseconds: staff pay it by hand. */
const POLLING_INTERVAL = 20_000;

/**
 * The first page of the statement, the newest entry first: home's two parts and the statement share one call. Polled
 * while the page is visible and a withdrawal is in progress.
 */
export function useNewestEntries() {
  const [polling, setPolling] = useState(false);
  const language = useCurrentLanguage();
  const query = useGetStatementQuery(
    { page: 1, limit: PAGE_SIZE, language },
    {
      // Home's two parts mount one after the other, and share a call.
      refetchOnMountOrArgChange: 10,
      refetchOnFocus: true,
      refetchOnReconnect: true,
      pollingInterval: polling ? POLLING_INTERVAL : 0,
      skipPollingIfUnfocused: true,
    },
  );
  const wanted = (query.currentData?.statements ?? []).some(isPendingWithdrawal);
  if (polling !== wanted) setPolling(wanted);
  return query;
}

/** A withdrawal that is neither paid nor refused. */
export function isPendingWithdrawal({ statementType, status }: StatementEntry): boolean {
  return statementType === "withdraw" && statementState(status) === "in-progress";
}
