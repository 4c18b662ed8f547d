import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { formatAmount } from "@member-wallet/domain";
import { type AlertMessage, type FeedbackAction, useAlert } from "@member-wallet/ui";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { type DialogKind, dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import { type Act, type Asked, isTold, type Stand } from "./act.ts";
import { useActText } from "./useActText.ts";
import { seenAfter, useActs, useRecord } from "./useRecord.ts";

/** How long a message stands on the page until the member has seen it, in milliseconds. */
const SEEN_AFTER = 1_000;

/** The newest withdrawal, whose entry is still waiting. */
const NEWEST_WITHDRAWAL = dialogSearch({
  kind: "statement-entry",
  page: 1,
  at: null,
  type: "withdraw",
  nth: 0,
});

/** The dialog of each kind, which closes once the act is done. */
const DIALOGS: Record<Asked["kind"], DialogKind> = {
  withdraw: "withdraw",
  transfer: "transfer",
  collect: "transfer",
};

/** Tells how acts end, each once, on whatever page the member is. */
export function ActNews() {
  const acts = useActs();
  const record = useRecord();
  const alert = useAlert();
  const messageOf = useMessage();
  const { address, close } = useDialogAddress();
  const shown = address?.kind;

  const tell = useEffectEvent((act: Act) => {
    void record.tell(act, async () => {
      if (act.stand.kind === "done" && shown === DIALOGS[act.asked.kind]) close();
      await Promise.race([alert(messageOf(act)), seenAfter(SEEN_AFTER)]);
    });
  });

  useEffect(() => {
    for (const act of acts) {
      const showsItself = act.stand.kind === "unknown" || act.stand.kind === "still-running";
      // Its dialog shows it, or will once it has loaded.
      if (!isTold(act) && !(showsItself && shown === DIALOGS[act.asked.kind])) tell(act);
    }
  }, [acts, shown]);

  return null;
}

/** What the member reads of an act that is not being sent. */
function useMessage(): (act: Act) => AlertMessage {
  const { t } = useTranslation(["acts", "errors"]);
  const { hidden } = useHiddenAmounts();
  const { address } = useDialogAddress();
  const navigate = useNavigate();
  const support = useContactSupport();
  const textOf = useErrorText();
  const whatOf = useActText();

  const goTo = (label: string, href: string): FeedbackAction => ({
    label,
    onSelect: () => void navigate(href),
  });

  function done(asked: Asked): AlertMessage {
    if (asked.kind !== "withdraw")
      return { tone: "positive", title: t("transferred.title"), body: t("transferred.text") };
    return {
      tone: "positive",
      title: t("withdrawn.title"),
      body: hidden ? t("withdrawn.plain") : t("withdrawn.text", { amount: formatAmount(asked.amount) }),
      action: goTo(t("withdrawn.openEntry"), PATHS.statement + NEWEST_WITHDRAWAL),
    };
  }

  function refused({ asked }: Act, { error }: Extract<Stand, { kind: "refused" }>): AlertMessage {
    const body = textOf(error);
    // Over its form the member knows what was refused.
    const title = address?.kind === DIALOGS[asked.kind] ? t("errors:title") : whatOf(asked, true);
    const matter = { what: "withdrawFailed", reason: body } as const;
    return {
      tone: "danger",
      title,
      body,
      ...(asked.kind === "withdraw" && { action: support.action({ ...matter, amount: asked.amount }) }),
    };
  }

  return (act) => {
    const { asked, stand } = act;
    switch (stand.kind) {
      case "done":
        return done(asked);
      case "refused":
        return refused(act, stand);
      case "unknown":
      case "still-running":
      case "sending":
      case "given-up": {
        const texts = stand.kind === "still-running" ? "stillRunning" : "unknown";
        return {
          tone: "warning",
          title: whatOf(asked, hidden),
          body: `${t(`${texts}.title`)}: ${t(`${texts}.text`)}`,
          action: goTo(t("openStatement"), PATHS.statement),
        };
      }
    }
  };
}
