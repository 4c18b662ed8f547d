import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { type Coupon, useGetCouponsQuery } from "@member-wallet/api";
import type { CouponRow, CouponTableProps } from "@member-wallet/ui/dialogs/coupons";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { sendCoupon } from "../../money-calls/record/send-act.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import type { Store } from "../../store/store.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/** The coupons in the prize wheel's dialog, which has begun to load them, and their claims. */
export function useCoupons(): CouponTableProps {
  const { t } = useTranslation("wheel");
  const dispatch = useDispatch<Store["dispatch"]>();
  const couponsQuery = useGetCouponsQuery(useCurrentLanguage());
  const rowsOf = (data: readonly Coupon[]) => couponRows(data, t("unnamedPrize"));
  const coupons = useLoadable({ ...couponsQuery, currentData: couponsQuery.data }, rowsOf);
  const { begin, pending, unresolved } = usePlace("coupon");

  async function claim(id: string) {
    const received = couponsQuery.data ?? [];
    const at = rowsOf(received).findIndex((row) => row.id === id);
    const coupon = received[at];
    if (!coupon) return;
    const prize = rowsOf(received)[at]?.label ?? "";
    await begin({ kind: "coupon", prize }, { send: sendCoupon(coupon.received, { dispatch }) });
  }

  return {
    coupons,
    claiming: pending?.kind === "coupon" ? pending.prize : null,
    unresolved,
    onClaim: claim,
  };
}

/** `unnamed` stands for a prize without a name. */
function couponRows(coupons: readonly Coupon[], unnamed: string): CouponRow[] {
  return coupons.map((coupon, at) => ({
    id: couponId(coupon, at, coupons),
    label: coupon.slice.label || coupon.name || unnamed,
    amount: coupon.amount,
  }));
}

/** Stays the same while the list around the coupon changes. A prize may be listed twice. */
function couponId(coupon: Coupon, at: number, all: readonly Coupon[]): string {
  const name = couponName(coupon);
  return `${name} ${all.slice(0, at).filter((other) => couponName(other) === name).length}`;
}

/** The server's `_id` may be missing. */
function couponName({ received, name, slice }: Coupon): string {
  return JSON.stringify(["_id" in received ? received._id : null, name, slice.code]);
}
