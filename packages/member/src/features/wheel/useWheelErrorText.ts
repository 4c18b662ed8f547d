import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { type ApiError, isWheelCode } from "@member-wallet/api";
import { useErrorText } from "../../language/useErrorText.ts";

/** The text of a refused spin or claim: from the wheel's own list for its codes (§8), else as anywhere. */
export function useWheelErrorText(): (error: ApiError) => string {
  const { t } = useTranslation("errors");
  const textOf = useErrorText();
  return useCallback(
    (error) =>
      error.kind === "refused" && isWheelCode(error.message) ? t(`wheel.${error.message}`) : textOf(error),
    [t, textOf],
  );
}
