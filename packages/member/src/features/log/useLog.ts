import { useState } from "react";
import type { Page } from "@member-wallet/api";
import { lastPage, type PageAnswer } from "@member-wallet/domain";
import type { Loadable, LogPage } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/** How many rows a page of a log has (§9). */
const PAGE_SIZE = 10;

const ALWAYS_FRESH = { refetchOnMountOrArgChange: true, refetchOnReconnect: true };

/** A query of one page, as RTK Query gives it. */
interface PageQuery<Answer> {
  data?: Answer | undefined;
  currentData?: Answer | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch(): unknown;
}

/**
 * A log in pages; a page that no longer exists becomes the last one (ruling on paged tables).
 * @param useQuery the query hook of the log.
 * @param rowsOf the rows of an answer; stable.
 */
export function useLog<Answer extends PageAnswer, Row>(
  useQuery: (page: Page, options: typeof ALWAYS_FRESH) => PageQuery<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
): { content: Loadable<LogPage<Row>>; turnTo: (page: number) => void } {
  const textOf = useErrorText();
  const [page, turnTo] = useState(1);
  const query = useQuery({ page, limit: PAGE_SIZE }, ALWAYS_FRESH);
  const { data, currentData, error, isFetching } = query;

  const pages = currentData
    ? lastPage(page, currentData, PAGE_SIZE)
    : Math.max(page, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  if (pages < page) turnTo(pages);

  const content = useLoadable({ ...query, currentData: data }, (answer) => ({
    rows: rowsOf(answer),
    page,
    pages,
    turning: isFetching && currentData === undefined,
    stale: error === undefined || isFetching ? null : textOf(error),
  }));
  return { content, turnTo };
}
