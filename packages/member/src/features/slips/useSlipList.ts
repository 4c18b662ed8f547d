import { useMemo, useState } from "react";
import { slipApi, useGetSlipsQuery } from "@member-wallet/api";
import { lastPage } from "@member-wallet/domain";
import type { SlipRow, SlipsDialogProps } from "@member-wallet/ui/dialogs/slips";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { slipRow } from "./slip-row.ts";

/** How many slips a page has (§9). */
const PAGE_SIZE = 10;

/** How often the list is fetched while a slip is in progress, in milliseconds. */
const WATCH_EVERY = 5_000;

export interface SlipList {
  readonly content: SlipsDialogProps["content"];
  /** The slips of the current page; `null` until they are loaded. */
  readonly slips: readonly SlipRow[] | null;
  readonly watching: boolean;
  readonly refreshing: boolean;
  refresh(): void;
  turnTo(page: number): void;
}

/** One page of the slips, polled while one of them is in progress and the tab is visible. */
export function useSlipList(): SlipList {
  const textOf = useErrorText();
  const [page, turnTo] = useState(1);
  const [refreshing, setRefreshing] = useState(false);
  const asked = { page, limit: PAGE_SIZE };
  const { watching } = slipApi.endpoints.getSlips.useQueryState(asked, {
    selectFromResult: ({ data }) => ({ watching: data?.slips.map(slipRow).some(isInProgress) ?? false }),
  });
  const list = useGetSlipsQuery(asked, {
    pollingInterval: watching ? WATCH_EVERY : 0,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
    refetchOnMountOrArgChange: true,
  });
  const { data, currentData, error, isFetching } = list;
  const slips = useMemo(() => data?.slips.map(slipRow) ?? null, [data]);

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
    rows,
    page,
    pages,
    turning: isFetching && currentData === undefined,
    stale: error === undefined || isFetching ? null : textOf(error),
  }));

  return { content, slips, watching, refreshing, refresh: () => void refresh(), turnTo };
}

function isInProgress({ state }: SlipRow): boolean {
  return state === "in-progress";
}
