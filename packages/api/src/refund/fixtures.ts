import type { InferInput } from "valibot";
import type { RefundCheckAnswer, RefundRow } from "./schemas.ts";

/** A received refund of 25.50 baht. */
export function aRefundRow(over: Partial<InferInput<typeof RefundRow>> = {}): InferInput<typeof RefundRow> {
  return { refundAmount: 25.5, createdAt: "2026-01-05T03:04:05.000Z", ...over };
}

/** A refund of 25.50 baht that no bonus blocks; 50 percent is lost while conditions are unmet. */
export function aRefundCheck(
  over: Partial<InferInput<typeof RefundCheckAnswer>> = {},
): InferInput<typeof RefundCheckAnswer> {
  return {
    result: true,
    bonus: false,
    info: "<p>5% of the losses of a week.</p>",
    refundAmount: 25.5,
    refundSuccess: 100,
    refundFail: 50,
    ...over,
  };
}
