import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type Coupon,
  type SpinSetup,
  useClaimCouponMutation,
  useGetCouponsQuery,
  useGetSpinSetupQuery,
} from "@member-wallet/api";
import { useToast } from "@member-wallet/ui";
import type {
  CouponRow,
  SpinWheelAction,
  SpinWheelDialogProps,
  SpinWheelPhase,
} from "@member-wallet/ui/dialogs/spin-wheel";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { type MutationPhase, useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { type DescribedSetup, useSpin } from "./useSpin.ts";
import { useWheelBackgroundFailure, useWheelRefusalAlert } from "./useWheelFailure.ts";
import { supportFor } from "../support-chat/support-for.ts";

/** The data and actions of the prize wheel's dialog. */
export function useSpinWheel(): SpinWheelDialogProps {
  const { t } = useTranslation("wheel");
  const { close } = useDialogAddress();
  const toast = useToast();
  const language = useCurrentLanguage();
  const setupQuery = useGetSpinSetupQuery(language, { refetchOnMountOrArgChange: true });
  const couponsQuery = useGetCouponsQuery(language, { refetchOnMountOrArgChange: true });
  const setup = useMemo(() => setupQuery.data && describedSetup(setupQuery.data), [setupQuery.data]);
  const spin = useSpin(setup ?? null, setupQuery.refetch);
  // A setup that is loaded stays while its reload fails: the wheel must not disappear under a spin.
  const content = useLoadable({ ...setupQuery, currentData: spin.shown ?? undefined });
  const coupons = useLoadable({ ...couponsQuery, currentData: couponsQuery.data }, (data) =>
    couponRows(data, t("unnamedPrize")),
  );
  const [claimCoupon, claim] = useClaimCouponMutation({ fixedCacheKey: "claim" });
  const [claimed, setClaimed] = useState<string | null>(null);
  const alertRefusal = useWheelRefusalAlert();
  const onSettledInBackground = useWheelBackgroundFailure();
  const { phase, run, resend, reset } = useIdempotentMutation<SpinWheelAction>({
    onFailure: alertRefusal,
    onSettledInBackground,
  });

  async function check() {
    await Promise.all([setupQuery.refetch(), couponsQuery.refetch()]);
    reset();
  }

  function spinOnce() {
    spin.begin();
    void run("spin", spin.send, spin.settle);
  }

  function sendAgain() {
    if ("action" in phase && phase.action === "spin") spin.begin();
    resend();
  }

  function claimOne(id: string) {
    const coupon = couponsQuery.data?.find((each, at, all) => couponId(each, at, all) === id);
    if (!coupon) return;
    setClaimed(id);
    void run(
      "claim",
      (key) => claimCoupon({ coupon: coupon.received, key }),
      ({ kind }) => {
        if (kind === "done") toast({ tone: "positive", text: t("coupons.claimed") });
      },
    );
  }

  const shownPhase = phaseOf(phase, spin.running ? "spin" : claim.isLoading ? "claim" : null);
  return {
    content,
    coupons,
    state: spin.state,
    prize: spin.prize,
    phase: shownPhase,
    claiming: shownPhase.kind === "pending" && shownPhase.action === "claim" ? claimed : null,
    statementHref: PATHS.statement,
    support: supportFor(
      "action" in phase && phase.action === "claim" ? "claimUnknown" : "spinUnknown",
      phase,
    ),
    onSpin: spinOnce,
    onLanded: spin.landed,
    onPrizeSeen: spin.reload,
    onClaim: claimOne,
    onResend: sendAgain,
    onCheck: () => void check(),
    onClose: close,
  };
}

function describedSetup({ activeSpinwheel, userCoin }: SpinSetup): DescribedSetup {
  const descriptions = new Map<string, string>();
  for (const { code, htmlDescription } of activeSpinwheel?.slices ?? []) {
    if (htmlDescription) descriptions.set(code, htmlDescription);
  }
  return { wheel: activeSpinwheel, coins: userCoin, descriptions };
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

/** A refusal is an alert (§8). */
function phaseOf(phase: MutationPhase<SpinWheelAction>, running: SpinWheelAction | null): SpinWheelPhase {
  if (running !== null) return { kind: "pending", action: running };
  return phase.kind === "refused" ? { kind: "idle" } : phase;
}
