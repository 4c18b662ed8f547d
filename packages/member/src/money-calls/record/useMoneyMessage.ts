import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { formatAmount, MISSING, type Satang } from "@member-wallet/domain";
import type { AlertMessage } from "@member-wallet/ui";
import { useSlipLabels } from "@member-wallet/ui/dialogs/slips";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { Act, DecidedStand, Progress } from "./act.ts";
import { SentSlipMessage } from "./SentSlipMessage.tsx";
import { slipOutcome } from "./slip-outcome.ts";
import type { ActMessage } from "./useActMessage.ts";
import { useRecord } from "./useRecord.ts";
import { useRefusedSlipSupport } from "./useRefusedSlipSupport.ts";

/** How long a member waits for a verdict, in milliseconds, before the message says that the slip is being checked. */
const VERDICT_TIMEOUT = 1_500;

/** What the member reads of accepted money: an arrival is a toast, a rejection must be read, and is an alert. */
export function useMoneyMessage(): (act: Act) => ActMessage | Promise<ActMessage> {
  const { t } = useTranslation("deposit");
  const { open } = useDialogAddress();
  const { hidden } = useHiddenAmounts();
  const { verdictAndAdvice } = useSlipLabels();
  const supportForRefused = useRefusedSlipSupport();
  const record = useRecord();

  const actionOf = ({ reference }: Progress) => ({
    label: t("slip.openSlips"),
    onSelect: () => open({ kind: "slips", reference }),
  });

  function arrivalText(amount: Satang, wallet: Satang | null): string {
    if (hidden) return t("arrival.receivedPlain");
    const received = t("arrival.received", { amount: formatAmount(amount) });
    const holds = formatAmount(wallet);
    return holds === MISSING ? received : `${received} · ${t("arrival.receivedText", { amount: holds })}`;
  }

  function verdictAlert(stand: DecidedStand, began: number): ActMessage {
    const body = verdictAndAdvice(slipOutcome(stand, hidden));
    const message = { title: t("slip.label"), body, action: actionOf(stand.progress) };
    if (stand.verdict.kind === "arrived") return alertOf({ ...message, tone: "positive" });
    return alertOf({ ...message, tone: "danger", otherAction: supportForRefused(stand, began) });
  }

  /** Says that it was accepted, or the verdict: the server decides on some slips at once. */
  async function accepted({ key, began }: Act, progress: Progress): Promise<ActMessage> {
    const release = record.claim(key);
    await Promise.race([record.refresh(key), new Promise((done) => setTimeout(done, VERDICT_TIMEOUT))]);
    const now = record.acts().find((each) => each.key === key);
    if (now?.stand.kind === "decided") {
      await record.tell(now, async () => undefined);
      release();
      return verdictAlert(now.stand, began);
    }
    const known = now?.stand.kind === "processing" ? now.stand.progress : progress;
    const body = (onClose: () => void) =>
      createElement(SentSlipMessage, { slip: key, onShown: release, onClose });
    return alertOf({ tone: "info", title: t("slip.sentTitle"), body, action: actionOf(known) });
  }

  return (act) => {
    const { stand, began } = act;
    if (stand.kind === "processing") return accepted(act, stand.progress);
    if (stand.kind !== "decided") return { kind: "none" };
    const { verdict, progress } = stand;
    if (verdict.kind === "rejected") return verdictAlert(stand, began);
    const { amount } = progress;
    const text =
      amount === null ? verdictAndAdvice(slipOutcome(stand, hidden)) : arrivalText(amount, verdict.wallet);
    return { kind: "toast", toast: { tone: "positive", text, action: actionOf(progress) } };
  };
}

const alertOf = (alert: AlertMessage): ActMessage => ({ kind: "alert", alert });
