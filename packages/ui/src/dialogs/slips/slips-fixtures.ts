import { satang } from "@member-wallet/domain";
import { SUPPORT_LINK } from "../../testing/support-link.tsx";
import type { SlipList, SlipRow, SlipsDialogProps } from "./props.ts";

/** A slip of 1,000 baht that was taken. */
export function aSlipRow(over: Partial<SlipRow> = {}): SlipRow {
  return {
    reference: "slip-1",
    receivedAt: "2026-01-05T03:04:05.000Z",
    endedAt: null,
    amount: satang(100_000),
    state: "success",
    reason: null,
    ...over,
  };
}

/** One slip of each state on one page. */
export function aSlipList(over: Partial<SlipList> = {}) {
  const data: SlipList = {
    rows: [
      aSlipRow({
        reference: "slip-3",
        amount: null,
        state: "in-progress",
        receivedAt: "2026-01-07T03:04:05.000Z",
      }),
      aSlipRow({ reference: "slip-2", state: "failed", reason: "SLIP_REFNO_DUPLICATED" }),
      aSlipRow(),
    ],
    page: 1,
    pages: 1,
    recent: null,
    turning: false,
    stale: null,
    ...over,
  };
  return { kind: "ready", data } as const;
}

const nothing = () => {};

export function aSlipsDialog(over: Partial<SlipsDialogProps> = {}): SlipsDialogProps {
  return {
    content: aSlipList(),
    followed: null,
    watching: false,
    outcome: null,
    picture: { kind: "idle" },
    support: () => SUPPORT_LINK,
    refreshing: false,
    onRefresh: nothing,
    onPage: nothing,
    onView: nothing,
    onClose: nothing,
    ...over,
  };
}
