import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { Baht, IsoTime, ListTotal, Markup, PageRequest, Percent } from "../wire/values.ts";

export const RefundPayload = PageRequest;
export const RefundRow = v.object({ refundAmount: Baht, createdAt: IsoTime });
export const RefundAnswer = v.object({ refunds: listOf(RefundRow), total: ListTotal });
export const RefundCheckAnswer = v.object({
  result: v.boolean(),
  bonus: v.boolean(),
  info: v.optional(v.fallback(Markup, ""), ""),
  refundAmount: Baht,
  refundSuccess: Percent,
  refundFail: Percent,
});

export type RefundRow = v.InferOutput<typeof RefundRow>;
export type RefundCheck = v.InferOutput<typeof RefundCheckAnswer>;
