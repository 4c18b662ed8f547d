import { SpinWheelDialog } from "@member-wallet/ui/dialogs/spin-wheel";
import { Coupons } from "./lazy-coupons.tsx";
import { useSpinWheel } from "./useSpinWheel.ts";

/** The prize wheel and its coupons (§2 Dialogs, §4): connects the view to its data. */
export function WheelFeature() {
  return <SpinWheelDialog {...useSpinWheel()} coupons={<Coupons />} />;
}
