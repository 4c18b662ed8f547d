import { skipToken } from "@reduxjs/toolkit/query/react";
import { type StatementEntry, useGetStatementQuery } from "@member-wallet/api";
import { formatDateTime, lastPage } from "@member-wallet/domain";
import { useErrorText } from "../../language/useErrorText.ts";
import { PAGE_SIZE } from "../../features/statement/find-entry.ts";

/** The entries of one day of the operator's calendar, newest first. */
export interface Day {
  /** DD/MM/YYYY. */
  date: string;
  entries: readonly StatementEntry[];
}

export interface Statement {
  /** The entries of the page; `null` until they are first known. */
  entries: readonly StatementEntry[] | null;
  /** The page that is shown: a page that no longer exists gives the last one. */
  page: number;
  pages: number;
  failure: string | null;
  loading: boolean;
  /** Another page is on its way: these entries are not its own. */
  turning: boolean;
  retry(): void;
}

/** Entries end while nobody looks: the page is asked for again when it is opened, and when the tab or line comes back. */
const ALWAYS_FRESH = { refetchOnMountOrArgChange: true, refetchOnFocus: true, refetchOnReconnect: true };

/** One page of the statement; when entries went away under it, the last page that is left. */
export function useStatement(wanted: number): Statement {
  const textOf = useErrorText();
  const asked = useGetStatementQuery({ page: wanted, limit: PAGE_SIZE }, ALWAYS_FRESH);
  const { data } = asked;
  const pages = data ? lastPage(wanted, data, PAGE_SIZE) : 1;
  const beyond = data !== undefined && wanted > pages;
  const last = useGetStatementQuery(beyond ? { page: pages, limit: PAGE_SIZE } : skipToken, ALWAYS_FRESH);
  const shown = beyond ? last : asked;
  return {
    entries: shown.data?.statements ?? null,
    page: Math.min(wanted, pages),
    pages,
    failure: shown.error !== undefined && !shown.isFetching && !shown.data ? textOf(shown.error) : null,
    loading: shown.isFetching,
    turning: shown.isFetching && shown.currentData === undefined,
    retry: () => void shown.refetch(),
  };
}

/** Groups entries by their day, in the order in which they came. */
export function byDay(entries: readonly StatementEntry[]): Day[] {
  const days = new Map<string, StatementEntry[]>();
  for (const entry of entries) {
    const date = formatDateTime(entry.createdAt).slice(0, "DD/MM/YYYY".length);
    const day = days.get(date);
    if (day) day.push(entry);
    else days.set(date, [entry]);
  }
  return [...days].map(([date, ofDay]) => ({ date, entries: ofDay }));
}
