import { CouponTable } from "@member-wallet/ui/dialogs/coupons";
import { useCoupons } from "./useCoupons.ts";

/** The coupons in the prize wheel's dialog (§2 Dialogs, §4): connects the view to its data. */
export function CouponsFeature() {
  return <CouponTable {...useCoupons()} />;
}
