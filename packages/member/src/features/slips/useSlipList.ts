import { useMemo, useState } from "react";
import { useGetSlipsQuery } from "@member-wallet/api";
import type { SlipRow, SlipsDialogProps } from "@member-wallet/ui/dialogs/slips";
import { shownPage } from "../../store/useLoadable.ts";
import { ALWAYS_FRESH, useLog, useLogPage } from "../../store/useLog.ts";
import { recentTime } from "../../money-calls/record/recent-time.ts";
import { type MoneyRow, slipRows } from "../../money-calls/record/money-rows.ts";

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
  const logPage = useLogPage();
  const list = useGetSlipsQuery(logPage.argument, { ...ALWAYS_FRESH, refetchOnFocus: true });
  const shown = shownPage(list);
  const slips = useMemo(() => (shown ? slipRows(shown.slips) : null), [shown]);
  const log = useLog(logPage, list, () => slips ?? []);
  const [refreshing, setRefreshing] = useState(false);

  async function refresh() {
    setRefreshing(true);
    await list.refetch();
    setRefreshing(false);
  }

  return {
    content:
      log.kind === "ready"
        ? {
            kind: "ready",
            data: { ...log.data, rows: log.data.rows.map(slipRow), recent: recentTime(log.data.rows) },
          }
        : log,
    slips,
    watching: slips?.some(({ state }) => state === "in-progress") ?? false,
    refreshing,
    refresh: () => void refresh(),
    turnTo: logPage.turnTo,
  };
}

function slipRow({ reference, at, ...row }: MoneyRow): SlipRow {
  return { ...row, reference: reference ?? "", receivedAt: at };
}
