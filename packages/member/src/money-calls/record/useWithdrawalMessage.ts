import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "react-redux";
import { useNavigate } from "react-router-dom";
import { bonusApi } from "@member-wallet/api";
import { formatAmount } from "@member-wallet/domain";
import type { MoneyOutcomeProps } from "@member-wallet/ui";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { Store } from "../../store/store.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import { type Act, askedAt, type EndedAct, isEnded, type Progress } from "./act.ts";
import { type ActMessage, alertOf, toastOf } from "./act-message.ts";
import { HideableOutcome } from "./HideableOutcome.tsx";
import { readBonusEnd } from "./read-bonus-end.ts";
import { useBonusEndText } from "./useBonusEndText.ts";
import { withdrawalAddress } from "./withdrawal-address.ts";

/** How long the message of an acceptance waits for what the statement says of a bonus, in milliseconds. */
const BONUS_TIMEOUT = 3_000;

const soon = <Value>(value: Promise<Value>): Promise<Value | null> =>
  Promise.race([value, new Promise<null>((done) => setTimeout(done, BONUS_TIMEOUT, null))]);

/** What the member reads of an accepted withdrawal: that it was paid is a toast, any other end must be read. */
export function useWithdrawalMessage(): (act: Act) => ActMessage | Promise<ActMessage> {
  const { t } = useTranslation(["acts", "deposit", "statement"]);
  const { hidden } = useHiddenAmounts();
  const { open } = useDialogAddress();
  const navigate = useNavigate();
  const support = useContactSupport();
  const endTextOf = useBonusEndText();
  const store = useStore() as Store;

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

  /** What its acceptance took with the bonus that it ended, by the statement; `null` where it ended none. */
  async function bonusEnded({ began }: Act, { at }: Progress): Promise<string | null> {
    const { data } = bonusApi.endpoints.getActiveBonus.select()(store.getState() as never);
    // One that the statement has proven may be told long after, when the bonus is known to be over.
    if (at === null && data?.status === false) return null;
    const entry = await readBonusEnd(store.dispatch, began);
    return entry && `${t("withdrawn.bonusEnded")} ${endTextOf(entry)}`;
  }

  return async (act) => {
    if (isEnded(act)) return ended(act);
    if (act.stand.kind !== "processing") return { kind: "none" };
    const { progress } = act.stand;
    const steps: MoneyOutcomeProps["steps"] = [
      { state: "done", text: t("statement:entry.asked"), at: askedAt(act) },
      { state: "now", text: t("deposit:arrival.withdrawing"), at: null },
    ];
    const { amount } = progress;
    const body = createElement(HideableOutcome, { amount, steps }, await soon(bonusEnded(act, progress)));
    const href = PATHS.statement + dialogSearch(withdrawalAddress(progress));
    const action = { label: t("withdrawn.openEntry"), onSelect: () => void navigate(href) };
    return alertOf({ tone: "positive", title: t("withdrawn.title"), body, action });
  };
}
