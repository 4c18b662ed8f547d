import { satang } from "@member-wallet/domain";
import type { RefundDialogProps, RefundLogRow, RefundOffer } from "./props.ts";

/** A refund that can be received, and 25.50 baht that were received before. */
export function aRefundOffer(over: Partial<RefundOffer> = {}): RefundDialogProps["content"] {
  return {
    kind: "ready",
    data: {
      receivable: "ready",
      info: "<p>คืนยอดเสีย 5% ของ 7 วันล่าสุด</p>",
      amount: satang(2_550),
      success: 100,
      fail: 50,
      ...over,
    },
  };
}

export function aRefundLog(
  rows: readonly RefundLogRow[],
  over: { page?: number; pages?: number; turning?: boolean; stale?: string | null } = {},
): RefundDialogProps["log"] {
  return { kind: "ready", data: { rows, page: 1, pages: 1, turning: false, stale: null, ...over } };
}

const nothing = () => {};

export function aRefundDialog(over: Partial<RefundDialogProps> = {}): RefundDialogProps {
  return {
    content: aRefundOffer(),
    log: aRefundLog([
      { amount: satang(2_550), createdAt: "2026-01-05T03:04:05.000Z" },
      { amount: satang(100), createdAt: "2026-01-01T03:04:05.000Z" },
    ]),
    pending: null,
    unresolved: null,
    bonusHref: "/user/bonus",
    onReceive: nothing,
    onAdd: nothing,
    onPage: nothing,
    onClose: nothing,
    ...over,
  };
}
