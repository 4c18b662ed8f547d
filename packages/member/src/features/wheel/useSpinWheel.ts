import { useMemo } from "react";
import { type SpinSetup, useGetCouponsQuery, useGetSpinSetupQuery } from "@member-wallet/api";
import type { SpinWheelDialogProps } from "@member-wallet/ui/dialogs/spin-wheel";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { type DescribedSetup, useSpin } from "./useSpin.ts";

/** Selects nothing from a query that is shown elsewhere. */
const unread = () => ({});

/** The data and actions of the prize wheel's dialog, without its coupons. */
export function useSpinWheel(): Omit<SpinWheelDialogProps, "coupons"> {
  const { close } = useDialogAddress();
  const language = useCurrentLanguage();
  const setupQuery = useGetSpinSetupQuery(language, { refetchOnMountOrArgChange: true });
  // Loads while the coupons' code does.
  useGetCouponsQuery(language, { refetchOnMountOrArgChange: true, selectFromResult: unread });
  const setup = useMemo(() => setupQuery.data && describedSetup(setupQuery.data), [setupQuery.data]);
  const { shown, ...spin } = useSpin(setup ?? null, setupQuery.refetch);
  // A setup that is loaded stays while its reload fails: the wheel must not disappear under a spin.
  const content = useLoadable({ ...setupQuery, currentData: shown ?? undefined });
  return { content, ...spin, onClose: close };
}

function describedSetup({ activeSpinwheel, userCoin }: SpinSetup): DescribedSetup {
  const descriptions = new Map<string, string>();
  for (const { code, htmlDescription } of activeSpinwheel?.slices ?? []) {
    if (htmlDescription) descriptions.set(code, htmlDescription);
  }
  return { wheel: activeSpinwheel, coins: userCoin, descriptions };
}
