import { useMemo } from "react";
import {
  type SpinSetup,
  useClaimCouponMutation,
  useGetCouponsQuery,
  useGetSpinSetupQuery,
} from "@member-wallet/api";
import type { SpinWheelAction, SpinWheelDialogProps } from "@member-wallet/ui/dialogs/spin-wheel";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useIdempotentMutation } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { type DescribedSetup, useSpin } from "./useSpin.ts";
import { useWheelBackgroundFailure, useWheelRefusalAlert } from "./useWheelFailure.ts";
import { supportFor } from "../../support/support-for.ts";
import { phaseOf } from "./wheel-phase.ts";

/** Selects nothing from a query that is shown elsewhere. */
const unread = () => ({});

/** The data and actions of the prize wheel's dialog, without its coupons. */
export function useSpinWheel(): Omit<SpinWheelDialogProps, "coupons"> {
  const { close } = useDialogAddress();
  const language = useCurrentLanguage();
  const setupQuery = useGetSpinSetupQuery(language, { refetchOnMountOrArgChange: true });
  // Loads while the coupons' code does.
  const couponsQuery = useGetCouponsQuery(language, {
    refetchOnMountOrArgChange: true,
    selectFromResult: unread,
  });
  const setup = useMemo(() => setupQuery.data && describedSetup(setupQuery.data), [setupQuery.data]);
  const spin = useSpin(setup ?? null, setupQuery.refetch);
  // A setup that is loaded stays while its reload fails: the wheel must not disappear under a spin.
  const content = useLoadable({ ...setupQuery, currentData: spin.shown ?? undefined });
  const [, claim] = useClaimCouponMutation({ fixedCacheKey: "claim" });
  const { phase, run, resend, reset } = useIdempotentMutation<SpinWheelAction>({
    onFailure: useWheelRefusalAlert(),
    onSettledInBackground: useWheelBackgroundFailure(),
  });

  async function check() {
    await Promise.all([setupQuery.refetch(), couponsQuery.refetch()]);
    reset();
  }

  return {
    content,
    state: spin.state,
    prize: spin.prize,
    phase: phaseOf(phase, spin.running, claim.isLoading),
    statementHref: PATHS.statement,
    support: supportFor("spinUnknown", phase),
    onSpin: () => void run("spin", spin.send, spin.settle),
    onLanded: spin.landed,
    onPrizeSeen: spin.closePrize,
    onResend: resend,
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
