import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAlert } from "@member-wallet/ui";
import type { SpinWheelAction } from "@member-wallet/ui/dialogs/spin-wheel";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import type { Failure } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { useWheelErrorText } from "./useWheelErrorText.ts";

/** For `useIdempotentMutation`: alerts a refusal, titled "error" (§8); the dialog shows an unknown outcome itself. */
export function useWheelRefusalAlert(): (failure: Failure) => void {
  const { t } = useTranslation("errors");
  const alert = useAlert();
  const textOf = useWheelErrorText();
  return useCallback(
    ({ kind, error }) => {
      if (kind === "refused") void alert({ tone: "danger", title: t("title"), body: textOf(error) });
    },
    [alert, t, textOf],
  );
}

/** For `useIdempotentMutation`: alerts a failure after the dialog was closed, with the link to coins and coupons. */
export function useWheelBackgroundFailure(): (failure: Failure, action: SpinWheelAction) => void {
  const { t } = useTranslation("wheel");
  const alert = useAlert();
  const navigate = useNavigate();
  const alertRefusal = useWheelRefusalAlert();
  return useCallback(
    (failure, action) => {
      if (failure.kind === "refused") return alertRefusal(failure);
      const outcome = failure.kind === "unknown" ? "unknown" : "stillRunning";
      const texts = action === "spin" ? outcome : (`${outcome}Claim` as const);
      void alert({
        tone: "warning",
        title: t(`${texts}.title`),
        body: t(`${texts}.text`),
        action: {
          label: t("check"),
          onSelect: () => void navigate(PATHS.home + dialogSearch({ kind: "wheel" })),
        },
      });
    },
    [alert, alertRefusal, navigate, t],
  );
}
