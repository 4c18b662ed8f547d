import { skipToken } from "@reduxjs/toolkit/query/react";
import { type StatementEntry, useGetStatementQuery } from "@member-wallet/api";
import { formatDateTime } from "@member-wallet/domain";
import { useErrorText } from "../../errors/useErrorText.ts";

/** How many entries a page has (§9). */
const PAGE_SIZE = 10;

/** The entries of one day of the operator's calendar, newest first. */
export interface Day {
  /** DD/MM/YYYY. */
  date: string;
  entries: readonly StatementEntry[];
}

export interface Statement {
  /** `null` until they are first known. */
  days: readonly Day[] | null;
  /** The page that is shown: a page that no longer exists gives the last one. */
  page: number;
  pages: number;
  failure: string | null;
  loading: boolean;
  retry(): void;
}

/** One page of the statement; when entries went away under it, the last page that is left. */
export function useStatement(wanted: number): Statement {
  const textOf = useErrorText();
  const asked = useGetStatementQuery({ page: wanted, limit: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil((asked.data?.total ?? 0) / PAGE_SIZE));
  const beyond = asked.data !== undefined && wanted > pages;
  const last = useGetStatementQuery(beyond ? { page: pages, limit: PAGE_SIZE } : skipToken);
  const shown = beyond ? last : asked;
  return {
    days: shown.data ? byDay(shown.data.statements) : null,
    page: Math.min(wanted, pages),
    pages,
    failure: shown.error !== undefined && !shown.isFetching && !shown.data ? textOf(shown.error) : null,
    loading: shown.isFetching,
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
