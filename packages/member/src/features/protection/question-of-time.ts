import { createElement } from "react";
import type { TFunction } from "i18next";
import type { ConfirmQuestion } from "@member-wallet/ui";
import type { TimeLimit } from "../../protection/time-limit.ts";
import { TimeCheckFacts } from "./TimeCheckFacts.tsx";

/** Why the member is asked whether to go on. */
export type DueQuestion =
  | { readonly kind: "time check" }
  | { readonly kind: "time is up"; readonly limit: TimeLimit };

/** Whether to go on: confirmed means to log out. @param since the log-in by the server's clock. */
export function questionOfTime(t: TFunction<"profile">, since: number, due: DueQuestion): ConfirmQuestion {
  const limit = due.kind === "time is up" ? due.limit : null;
  return {
    title: t(limit === null ? "protection.time.title" : "protection.time.upTitle"),
    body: createElement(TimeCheckFacts, { since, limit }),
    confirmLabel: t("protection.time.logOut"),
    cancelLabel: t("protection.time.goOn"),
    tone: "equal",
  };
}
