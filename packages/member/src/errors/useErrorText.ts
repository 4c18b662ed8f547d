import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errorText, toApiError } from "@member-wallet/api";

/**
 * The text of a failure in the member's language. The catalogue's texts come once the page is at rest; until then, and
 * where they could not be fetched, a failure still has a sentence.
 */
export function useErrorText(): (failure: unknown) => string {
  const { t, i18n } = useTranslation(["errors", "site"]);
  return useCallback(
    (failure) => {
      const text = errorText(toApiError(failure));
      if ("plain" in text) return text.plain;
      if (!i18n.hasLoadedNamespace("errors")) return t("site:failure");
      return t(`errors:${text.key}`);
    },
    [t, i18n],
  );
}
