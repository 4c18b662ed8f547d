import { errorText } from "@member-wallet/api";
import type { Texts } from "@member-wallet/locales";
import { useTranslation } from "react-i18next";
import type { SendFailure } from "../conversation/conversation.ts";

type CatalogueCode = keyof Texts["errors"]["errorMsg"];

/**
 * What the customer is told of a failed message. One whose answer was lost may arrive twice when it is sent again: it has
 * failed only because the server has not shown that it stores a message once per key.
 */
export function useFailureText(): (failure: SendFailure) => string {
  const { t, i18n } = useTranslation(["chat", "errors"]);
  return (failure) => {
    switch (failure.kind) {
      case "refused": {
        if (isUnusableFile(failure)) return t("chat:message.failed.file");
        if (failure.message === null) return t("chat:message.failed.other");
        const text = errorText({ kind: "refused", message: failure.message, status: failure.status });
        if ("kind" in text) return t("chat:message.failed.other");
        const catalogue: unknown = i18n.getResource(i18n.language, "errors", "errorMsg");
        const reason = isCode(catalogue, text.message) ? t(`errors:errorMsg.${text.message}`) : text.message;
        return t("chat:message.failed.refused", { reason });
      }
      case "unknown":
        return t("chat:message.failed.unconfirmed");
      case "file-missing":
        return t("chat:message.failed.fileMissing");
      case "too-slow":
        return t("chat:message.failed.tooSlow");
      case "unexpected":
        return t("chat:message.failed.other");
    }
  };
}

/** The same file would be refused again, and one that is missing stays missing. */
export function canBeSentAgain(failure: SendFailure): boolean {
  return failure.kind === "refused" ? !isUnusableFile(failure) : failure.kind !== "file-missing";
}

function isUnusableFile({ message }: Extract<SendFailure, { kind: "refused" }>): boolean {
  return message === "SLIP_INVALID_FILE" || message === "SLIP_NO_FILE";
}

/** Only the catalogue's own keys are codes; inherited names such as `constructor` are not. */
function isCode(catalogue: unknown, message: string): message is CatalogueCode {
  return typeof catalogue === "object" && catalogue !== null && Object.hasOwn(catalogue, message);
}
