import { createElement } from "react";
import type { TFunction } from "i18next";
import type { ConfirmQuestion } from "@member-wallet/ui";
import { TimeCheckFacts } from "./TimeCheckFacts.tsx";

/** Whether to go on: confirmed means to log out. @param since the log-in by the server's clock. */
export function questionOfTime(t: TFunction<"profile">, since: number): ConfirmQuestion {
  return {
    title: t("protection.time.title"),
    body: createElement(TimeCheckFacts, { since }),
    confirmLabel: t("protection.time.logOut"),
    cancelLabel: t("protection.time.goOn"),
    tone: "equal",
  };
}
