import * as v from "valibot";
import { lengthAsSent, listOf } from "../wire/lists.ts";
import {
  Baht,
  BahtIfKnown,
  IsoTime,
  ListTotal,
  Markup,
  PageRequest,
  PercentIfKnown,
} from "../wire/values.ts";

/** The body that asks for a page of the refund log. */
export const RefundPayload = PageRequest;
/** One received refund, sent in baht and read as satang. */
export const RefundRow = v.object({ refundAmount: Baht, createdAt: IsoTime });
/** `count` is the number of rows in the page, including those that failed to parse. */
export const RefundAnswer = v.pipe(
  v.object({ refunds: listOf(RefundRow), total: ListTotal }),
  v.transform((answer) => ({ ...answer, count: lengthAsSent(answer.refunds) })),
);
/**
 * `result`: a refund has accrued and can be received, unless `bonus` blocks it. `refundAmount` was received and can be
 * added to the wallet: `refundSuccess` percent of it when the conditions are met, else `refundFail` percent is lost.
 */
export const RefundCheckAnswer = v.object({
  result: v.boolean(),
  bonus: v.boolean(),
  info: v.optional(v.fallback(Markup, ""), ""),
  refundAmount: BahtIfKnown,
  refundSuccess: PercentIfKnown,
  refundFail: PercentIfKnown,
});

export type RefundRow = v.InferOutput<typeof RefundRow>;
/** The refund that a member can receive or add to the wallet; see `RefundCheckAnswer`. */
export type RefundCheck = v.InferOutput<typeof RefundCheckAnswer>;
export type RefundAnswer = v.InferOutput<typeof RefundAnswer>;
