import { useMemo, useState } from "react";
import { useGetSlipsQuery } from "@member-wallet/api";
import { lastPage } from "@member-wallet/domain";
import type { SlipRow, SlipsDialogProps } from "@member-wallet/ui/dialogs/slips";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { recentTime } from "../../money-calls/record/recent-time.ts";
import { type MoneyRow, slipRows } from "../../money-calls/record/money-rows.ts";

/** How many slips a page has (§9). */
const PAGE_SIZE = 10;

export interface SlipList {
  readonly content: SlipsDialogProps["content"];
  /** The slips of the current page; `null` until they are loaded. */
  readonly slips: readonly MoneyRow[] | null;
  readonly watching: boolean;
  readonly refreshing: boolean;
  refresh(): void;
  turnTo(page: number): void;
}

/** One page of the slips; the record looks again while one of them is in progress. */
export function useSlipList(): SlipList {
  const textOf = useErrorText();
  const [page, turnTo] = useState(1);
  const [refreshing, setRefreshing] = useState(false);
  const asked = { page, limit: PAGE_SIZE };
  const list = useGetSlipsQuery(asked, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const { data, currentData, error, isFetching } = list;
  const slips = useMemo(() => (data ? slipRows(data.slips) : null), [data]);
  const watching = slips?.some(({ state }) => state === "in-progress") ?? false;

  const pages = currentData
    ? lastPage(page, currentData, PAGE_SIZE)
    : Math.max(page, Math.ceil((data?.total ?? 0) / PAGE_SIZE));
  // A list that shrank shows its last page.
  if (pages < page) turnTo(pages);

  async function refresh() {
    setRefreshing(true);
    await list.refetch();
    setRefreshing(false);
  }

  const content = useLoadable({ ...list, currentData: slips ?? undefined }, (rows) => ({
    rows: rows.map(slipRow),
    recent: recentTime(rows),
    page,
    pages,
    turning: isFetching && currentData === undefined,
    stale: error === undefined || isFetching ? null : textOf(error),
  }));

  return { content, slips, watching, refreshing, refresh: () => void refresh(), turnTo };
}

function slipRow({ reference, at, ...row }: MoneyRow): SlipRow {
  return { ...row, reference: reference ?? "", receivedAt: at };
}
