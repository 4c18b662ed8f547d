import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Coupon,
  useClaimCouponMutation,
  useGetCouponsQuery,
  useGetSpinSetupQuery,
  useSpinMutation,
} from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type { CouponRow, CouponTableProps } from "@member-wallet/ui/dialogs/coupons";
import type { SpinWheelAction } from "@member-wallet/ui/dialogs/spin-wheel";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useIdempotentMutation } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { supportFor } from "../../support/support-for.ts";
import { useWheelBackgroundFailure, useWheelRefusalAlert } from "./useWheelFailure.ts";
import { phaseOf } from "./wheel-phase.ts";

/** The coupons in the prize wheel's dialog, which has begun to load them, and their claims. */
export function useCoupons(): CouponTableProps {
  const { t } = useTranslation("wheel");
  const toast = useToast();
  const language = useCurrentLanguage();
  const setupQuery = useGetSpinSetupQuery(language);
  const couponsQuery = useGetCouponsQuery(language);
  const coupons = useLoadable({ ...couponsQuery, currentData: couponsQuery.data }, (data) =>
    couponRows(data, t("unnamedPrize")),
  );
  const [, spin] = useSpinMutation({ fixedCacheKey: "spin" });
  const [claimCoupon, claim] = useClaimCouponMutation({ fixedCacheKey: "claim" });
  const [claimed, setClaimed] = useState<string | null>(null);
  const { phase, run, resend, reset } = useIdempotentMutation<SpinWheelAction>({
    onFailure: useWheelRefusalAlert(),
    onSettledInBackground: useWheelBackgroundFailure(),
  });

  async function check() {
    await Promise.all([setupQuery.refetch(), couponsQuery.refetch()]);
    reset();
  }

  async function claimOne(id: string) {
    const coupon = couponsQuery.data?.find((each, at, all) => couponId(each, at, all) === id);
    if (!coupon) return;
    setClaimed(id);
    await run(
      "claim",
      (key) => claimCoupon({ coupon: coupon.received, key }),
      ({ kind }) => {
        if (kind === "done") toast({ tone: "positive", text: t("coupons.claimed") });
      },
    );
  }

  return {
    coupons,
    phase: phaseOf(phase, spin.isLoading, claim.isLoading),
    claiming: claim.isLoading ? claimed : null,
    statementHref: PATHS.statement,
    support: supportFor("claimUnknown", phase),
    onClaim: claimOne,
    onResend: resend,
    onCheck: () => void check(),
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
