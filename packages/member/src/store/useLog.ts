import { useState } from "react";
import { lastPage, type PageAnswer } from "@member-wallet/domain";
import type { Loadable, LogPage } from "@member-wallet/ui";
import { useErrorText } from "../language/useErrorText.ts";
import { shownPage, useLoadable } from "./useLoadable.ts";

/** How many rows a page of a log has (§9). */
const PAGE_SIZE = 10;

/** The options of a log's query: a claim elsewhere may have added a row. */
export const ALWAYS_FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };

/** A query of one page, as RTK Query gives it. */
interface PageQuery<Answer> {
  data?: Answer | undefined;
  currentData?: Answer | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/** The page of a log that is shown, and the query's argument for it. */
export function useLogPage() {
  const [page, turnTo] = useState(1);
  return { page, turnTo, argument: { page, limit: PAGE_SIZE } };
}

/**
 * A log in pages; a page that no longer exists becomes the last one (ruling on paged tables).
 * @param query the result for the page. @param rowsOf the rows of an answer; stable.
 */
export function useLog<Answer extends PageAnswer, Row>(
  { page, turnTo }: Pick<ReturnType<typeof useLogPage>, "page" | "turnTo">,
  query: PageQuery<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): Loadable<LogPage<Row>> {
  const textOf = useErrorText();
  const { data, currentData, error, isFetching } = query;

  const pages = currentData
    ? lastPage(page, currentData, PAGE_SIZE)
    : Math.max(page, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  if (pages < page) turnTo(pages);

  return useLoadable({ ...query, currentData: shownPage(query) }, (answer) => ({
    rows: rowsOf(answer),
    page,
    pages,
    turning: isFetching && currentData === undefined,
    stale: error === undefined || isFetching ? null : textOf(error),
  }));
}
