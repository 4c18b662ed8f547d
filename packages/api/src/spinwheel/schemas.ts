import * as v from "valibot";
import { listOf } from "../wire/lists.ts";
import { isNestedTooDeep } from "../wire/nesting.ts";
import { Code, CountIfKnown, LooseText, Markup } from "../wire/values.ts";

/** A colour that does not parse is up to the reader. */
export const Slice = v.object({
  code: Code,
  label: LooseText,
  bgColor: LooseText,
  textColor: LooseText,
  htmlDescription: v.optional(v.fallback(v.optional(Markup), undefined)),
});
/** `activeSpinwheel` is null when the wheel is off. */
export const SpinSetupAnswer = v.object({
  result: v.object({
    activeSpinwheel: v.nullish(v.object({ name: LooseText, slices: listOf(Slice) }), null),
    userCoin: CountIfKnown,
  }),
});
/** A refusal is a 200 with `success: false` and an error code of the wheel's list (`WHEEL_CODES`). */
export const SpinAnswer = v.variant("success", [
  v.object({
    success: v.literal(true),
    result: v.object({ code: Code, label: LooseText, remainingCoin: CountIfKnown }),
  }),
  v.object({ success: v.literal(false), error: LooseText }),
]);
/** The fields of a coupon that a client reads. */
export const CouponFields = v.object({
  _id: v.optional(v.unknown()),
  prize: v.object({ name: LooseText, slice: Slice }),
  amount: CountIfKnown,
});

/** The member's coupons of one prize. */
export interface Coupon {
  name: string;
  slice: Slice;
  /** How many; `null` when unknown. */
  amount: number | null;
  /** The coupon as received, including unknown fields: a claim sends it back unchanged. */
  received: object;
}

/** Reads a coupon; parsing alone would drop what the server wants back. */
export const Coupon = v.pipe(
  v.looseObject({}),
  v.transform((received): Coupon | null => {
    const read = v.safeParse(CouponFields, received);
    if (!read.success || isNestedTooDeep(received)) return null;
    const { prize, amount } = read.output;
    return { ...prize, amount, received };
  }),
  v.check((coupon) => coupon !== null, "Not a coupon"),
) as unknown as v.GenericSchema<v.InferInput<typeof CouponFields>, Coupon>;
/** The member's coupons, one item for each prize. */
export const CouponsAnswer = listOf(Coupon);
/** The body of a claim: a coupon with every field that the server sent. */
export const ClaimCouponPayload = v.object({ coupon: v.looseObject({}) });
/** Whether the prize wheel is on. */
export const SpinActiveAnswer = v.object({ isActive: v.boolean() });

export type Slice = v.InferOutput<typeof Slice>;
/** The wheel with its slices in their order, null when it is off, and the member's coins, null when unknown. */
export type SpinSetup = v.InferOutput<typeof SpinSetupAnswer>["result"];
export type SpinAnswer = v.InferOutput<typeof SpinAnswer>;
export type CouponsAnswer = v.InferOutput<typeof CouponsAnswer>;
export type SpinActiveAnswer = v.InferOutput<typeof SpinActiveAnswer>;
