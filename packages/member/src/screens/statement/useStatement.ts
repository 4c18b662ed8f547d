import { useState } from "react";
import { skipToken } from "@reduxjs/toolkit/query/react";
import { type StatementEntry, useGetStatementQuery } from "@member-wallet/api";
import { formatDateTime, lastPage, statementPicture } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import { entryView } from "../../statement-entries/entry-view.ts";
import { entryAddress, findEntry, PAGE_SIZE } from "../../statement-entries/find-entry.ts";
import { depositSteps } from "../../money-calls/record/deposit-steps.ts";
import { withdrawalRows } from "../../money-calls/record/money-rows.ts";
import { recentTime } from "../../money-calls/record/recent-time.ts";
import { useActs } from "../../money-calls/record/useRecord.ts";
import { supportOf } from "../../statement-entries/support-of.ts";
import { type EntryLabels, useEntryLabels } from "../../statement-entries/useEntryLabels.ts";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import { shownPage, useLoadable } from "../../store/useLoadable.ts";
import type { StatementDay, StatementRow } from "./StatementDayView.tsx";
import type { StatementViewProps } from "./StatementView.tsx";

interface Statement {
  content: Loadable<readonly StatementDay[]>;
  /** The page that is shown: a page that no longer exists gives the last one. */
  page: number;
  pages: number;
  updating: boolean;
  /** Another page is loading: `content` is still the previous one. */
  turning: boolean;
  /** The entry that the member chose; else, or once it has left the page, the newest. */
  chosen: StatementViewProps["chosen"];
  choose(address: DialogAddress<"statement-entry">): void;
  /** The address of the entry at a position of the page; `null` when there is none. */
  addressOf(position: number): DialogAddress<"statement-entry"> | null;
}

/** Entries change without notice: a page loads again when it opens, and when the tab or the line comes back. */
const ALWAYS_FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

/** One page of the statement; of pages that no longer exist, the last one that is left. */
export function useStatement(wanted: number): Statement {
  const labelsOf = useEntryLabels();
  const acts = useActs();
  const [wantedEntry, choose] = useState<DialogAddress<"statement-entry"> | null>(null);
  const language = useCurrentLanguage();
  const requested = useGetStatementQuery({ page: wanted, limit: PAGE_SIZE, language }, ALWAYS_FRESH);
  const { data } = requested;
  const pages = data ? lastPage(wanted, data, PAGE_SIZE) : 1;
  const beyond = data !== undefined && wanted > pages;
  const last = useGetStatementQuery(
    beyond ? { page: pages, limit: PAGE_SIZE, language } : skipToken,
    ALWAYS_FRESH,
  );
  const query = beyond ? last : requested;
  const shown = shownPage(query);
  const entries = shown?.statements ?? [];
  const page = Math.min(wanted, pages);
  const chosen = (wantedEntry && findEntry(entries, wantedEntry)) ?? entries[0];
  return {
    content: useLoadable({ ...query, currentData: shown }, ({ statements }) => byDay(statements, labelsOf)),
    page,
    pages,
    updating: query.isFetching,
    turning: query.isFetching && query.currentData === undefined,
    chosen: chosen
      ? {
          position: entries.indexOf(chosen),
          support: supportOf(chosen),
          recent: recentTime(withdrawalRows(entries)),
          steps: depositSteps(chosen, entries, acts),
        }
      : null,
    choose,
    addressOf(position) {
      const entry = entries[position];
      return entry ? entryAddress(entry, entries, page) : null;
    },
  };
}

/** Groups entries by their day, in the order of the page. */
function byDay(
  entries: readonly StatementEntry[],
  labelsOf: (entry: StatementEntry) => EntryLabels,
): StatementDay[] {
  const days = new Map<string, StatementRow[]>();
  entries.forEach((entry, position) => {
    const date = formatDateTime(entry.createdAt).slice(0, "DD/MM/YYYY".length);
    const picture = statementPicture(entry.statementType);
    const row = { ...entryView(entry, labelsOf(entry)), position, picture };
    const day = days.get(date);
    if (day) day.push(row);
    else days.set(date, [row]);
  });
  return [...days].map(([date, rows]) => ({ date, rows }));
}
