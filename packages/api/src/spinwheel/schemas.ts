import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { LooseText, Markup } from "../wire/values.ts";

export const Slice = v.object({
  code: v.string(),
  label: v.string(),
  bgColor: LooseText,
  textColor: LooseText,
  htmlDescription: v.optional(Markup),
});
/** `activeSpinwheel` is null when the wheel is off. */
export const SpinSetupAnswer = v.object({
  result: v.object({
    activeSpinwheel: v.nullish(v.object({ name: LooseText, slices: v.array(Slice) }), null),
    userCoin: v.number(),
  }),
});
/** A refusal is a 200 with `success: false` and an error code of the wheel's list. */
export const SpinAnswer = v.variant("success", [
  v.object({
    success: v.literal(true),
    result: v.object({ code: v.string(), label: LooseText, remainingCoin: v.number() }),
  }),
  v.object({ success: v.literal(false), error: LooseText }),
]);
/** A coupon is sent back to the server unchanged, including unknown fields. */
export const Coupon = v.looseObject({
  _id: v.optional(v.string()),
  prize: v.looseObject({ name: LooseText, slice: v.looseObject(Slice.entries) }),
  amount: v.number(),
});
export const CouponsAnswer = listOf(Coupon);
export const ClaimCouponPayload = v.object({ coupon: v.looseObject({}) });
export const SpinActiveAnswer = v.object({ isActive: v.boolean() });

export type Slice = v.InferOutput<typeof Slice>;
export type Coupon = v.InferOutput<typeof Coupon>;
export type SpinAnswer = v.InferOutput<typeof SpinAnswer>;
