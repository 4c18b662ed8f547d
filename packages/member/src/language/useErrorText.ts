import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { errorText, toApiError } from "@member-wallet/api";
import type { Texts } from "@member-wallet/locales";

type CatalogueCode = keyof Texts["errors"]["errorMsg"];

/**
 * The text of a failure in the member's language (§8): from the catalogue for a known code, else the server's message.
 * A failure also has a text while the catalogue loads and when it fails to load.
 */
export function useErrorText(): (failure: unknown) => string {
  const { t, i18n } = useTranslation(["errors", "site"]);
  return useCallback(
    (failure) => {
      // Not `hasLoadedNamespace`, which always returns true without a backend.
      if (!i18n.hasResourceBundle(i18n.language, "errors")) return t("site:failure");
      const text = errorText(toApiError(failure));
      if ("kind" in text) return t(`errors:kind.${text.kind}`);
      const catalogue: unknown = i18n.getResource(i18n.language, "errors", "errorMsg");
      return isCode(catalogue, text.message) ? t(`errors:errorMsg.${text.message}`) : text.message;
    },
    [t, i18n],
  );
}

/** Only the catalogue's own keys are codes; inherited names such as `constructor` are not. */
function isCode(catalogue: unknown, message: string): message is CatalogueCode {
  return typeof catalogue === "object" && catalogue !== null && Object.hasOwn(catalogue, message);
}
