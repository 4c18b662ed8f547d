import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { type Act, type EndedAct, isEnded, type Progress } from "./act.ts";
import { type ActMessage, alertOf, toastOf } from "./act-message.ts";
import { awaitEnd } from "./await-end.ts";
import { SentSlipMessage } from "./SentSlipMessage.tsx";
import { useArrivalText } from "./useArrivalText.ts";
import { useRecord } from "./useRecord.ts";
import { useSlipEnd } from "./useSlipEnd.ts";

/** What the member reads of an accepted slip: an arrival is a toast, any other end must be read, and is an alert. */
export function useSlipMessage(): (act: Act) => ActMessage | Promise<ActMessage> {
  const { t } = useTranslation("deposit");
  const { open } = useDialogAddress();
  const arrivalText = useArrivalText();
  const endOf = useSlipEnd();
  const record = useRecord();

  const actionOf = ({ reference }: Progress) => ({
    label: t("slip.openSlips"),
    onSelect: () => open({ kind: "slips", reference }),
  });

  function endAlert(slip: EndedAct): ActMessage {
    const { tone, text: body, support } = endOf(slip);
    const title = t("slip.label");
    const action = actionOf(slip.stand.progress);
    return alertOf({ tone, title, body, action, ...(support && { otherAction: support }) });
  }

  /** Says that it was accepted, or its end: the server decides on some slips at once. */
  async function accepted({ key }: Act, progress: Progress): Promise<ActMessage> {
    const { ended, release } = await awaitEnd(record, key);
    if (ended !== null) {
      release();
      return endAlert(ended);
    }
    const now = record.acts().find((each) => each.key === key);
    const known = now?.stand.kind === "processing" ? now.stand.progress : progress;
    const body = (onClose: () => void, isClosing: boolean) =>
      createElement(SentSlipMessage, { slip: key, onShown: release, onClose, isClosing });
    const alert = { tone: "info", title: t("slip.sentTitle"), body, action: actionOf(known) } as const;
    // Where alerts don't load, nothing shows its end.
    return { kind: "alert", alert, closed: release };
  }

  return (act) => {
    if (act.stand.kind === "processing") return accepted(act, act.stand.progress);
    if (!isEnded(act)) return { kind: "none" };
    const { end, progress } = act.stand;
    if (end.kind !== "arrived") return endAlert(act);
    const { amount } = progress;
    const text = amount === null ? endOf(act).text : arrivalText(amount, end.wallet);
    return toastOf({ tone: "positive", text, action: actionOf(progress) });
  };
}
