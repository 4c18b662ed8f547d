import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { ApiError } from "@member-wallet/api";
import { useAlert } from "@member-wallet/ui";
import { useErrorText } from "../errors/useErrorText.ts";

/** Says in an alert titled "error" why money was not moved (§8 Transfer and withdraw); the form behind it stays. */
export function useRefusalAlert(): (error: ApiError) => void {
  const { t } = useTranslation("errors");
  const alert = useAlert();
  const textOf = useErrorText();
  return useCallback(
    (error) => void alert({ tone: "danger", title: t("title"), body: textOf(error) }),
    [alert, t, textOf],
  );
}
