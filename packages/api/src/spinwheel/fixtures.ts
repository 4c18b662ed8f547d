import type { InferInput } from "valibot";
import type { Coupon, Slice, SpinAnswer, SpinSetupAnswer } from "./schemas.ts";

/** A slice that wins five coins. */
export function aSlice(over: Partial<InferInput<typeof Slice>> = {}): InferInput<typeof Slice> {
  return { code: "COIN5", label: "5 coins", bgColor: "#7c2d12", textColor: "#ffffff", ...over };
}

/** `over` is of the setup's `result`. */
export function aSpinSetup(
  over: Partial<InferInput<typeof SpinSetupAnswer>["result"]> = {},
): InferInput<typeof SpinSetupAnswer> {
  const slices = ["COIN5", "CASH20", "NOTHING"].map((code) => aSlice({ code, label: code }));
  return { result: { activeSpinwheel: { name: "Lucky wheel", slices }, userCoin: 3, ...over } };
}

/** `over` is of the prize. */
export function aSpinPrize(
  over: Partial<Extract<InferInput<typeof SpinAnswer>, { success: true }>["result"]> = {},
) {
  return { success: true as const, result: { code: "COIN5", label: "5 coins", remainingCoin: 2, ...over } };
}

/** A spin that the server refused with a code of the wheel's list. */
export function aSpinRefusal(error = "NO_COIN") {
  return { success: false as const, error };
}

/** Two coupons of a prize of 20 baht. */
export function aCoupon(over: Partial<InferInput<typeof Coupon>> = {}): InferInput<typeof Coupon> {
  return {
    _id: "coupon-1",
    prize: { name: "Lucky wheel", slice: aSlice({ code: "CASH20", label: "20 baht" }) },
    amount: 2,
    ...over,
  };
}
