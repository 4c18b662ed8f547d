import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatAmount } from "@member-wallet/domain";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import { type Act, askedAt, type EndedAct, isEnded } from "./act.ts";
import { type ActMessage, alertOf, toastOf } from "./act-message.ts";
import { HideableOutcome } from "./HideableOutcome.tsx";
import { withdrawalAddress } from "./withdrawal-address.ts";

/** What the member reads of an accepted withdrawal: that it was paid is a toast, any other end must be read. */
export function useWithdrawalMessage(): (act: Act) => ActMessage {
  const { t } = useTranslation(["acts", "deposit", "statement"]);
  const { hidden } = useHiddenAmounts();
  const { open } = useDialogAddress();
  const navigate = useNavigate();
  const support = useContactSupport();

  function ended({ began, stand: { end, progress } }: EndedAct): ActMessage {
    const amount = formatAmount(progress.amount);
    const action = {
      label: t("deposit:arrival.openEntry"),
      onSelect: () => open(withdrawalAddress(progress)),
    };
    switch (end.kind) {
      case "arrived": {
        const text = hidden
          ? t("deposit:arrival.withdrawnPlain")
          : t("deposit:arrival.withdrawn", { amount });
        return toastOf({ tone: "positive", text, action });
      }
      case "rejected": {
        const body = hidden
          ? t("deposit:arrival.returnedPlain")
          : t("deposit:arrival.returnedText", { amount });
        return alertOf({ tone: "warning", title: t("deposit:arrival.returnedTitle"), body, action });
      }
      case "not-found": {
        const title = hidden ? t("plain.withdraw") : t("what.withdraw", { amount });
        const matter = { what: "withdrawUnknown", amount: progress.amount, time: began } as const;
        return alertOf({
          tone: "warning",
          title,
          body: t("deposit:arrival.withdrawalNotFound"),
          action: { label: t("open.statement"), onSelect: () => void navigate(PATHS.statement) },
          otherAction: support.action(matter),
        });
      }
    }
  }

  return (act) => {
    if (isEnded(act)) return ended(act);
    if (act.stand.kind !== "processing") return { kind: "none" };
    const { progress } = act.stand;
    const body = createElement(HideableOutcome, {
      amount: progress.amount,
      steps: [
        {
          state: "done",
          text: t("statement:entry.asked"),
          at: askedAt(act),
        },
        { state: "now", text: t("deposit:arrival.withdrawing"), at: null },
      ],
    });
    const href = PATHS.statement + dialogSearch(withdrawalAddress(progress));
    const action = { label: t("withdrawn.openEntry"), onSelect: () => void navigate(href) };
    return alertOf({ tone: "positive", title: t("withdrawn.title"), body, action });
  };
}
