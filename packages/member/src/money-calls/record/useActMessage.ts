import { createElement } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import { useLocation, useNavigate } from "react-router-dom";
import { type ApiError, isWheelCode } from "@member-wallet/api";
import type { FeedbackAction } from "@member-wallet/ui";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { dialogSearch } from "../../navigation/dialog-address.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { entryAddress } from "../../statement-entries/find-entry.ts";
import type { Store } from "../../store/store.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";
import type { Act, Asked, Stand } from "./act.ts";
import { type ActMessage, alertOf, toastOf } from "./act-message.ts";
import { ACT_VIEWS, closesAfter, isBegunAt, isDoneText, listOf, showsAct } from "./act-views.ts";
import { HideableOutcome } from "./HideableOutcome.tsx";
import { readBonusEnd } from "./read-bonus-end.ts";
import { useActText } from "./useActText.ts";
import { useBonusEndText } from "./useBonusEndText.ts";
import { useRecord } from "./useRecord.ts";
import { useQrMessage } from "./useQrMessage.ts";
import { useSlipMessage } from "./useSlipMessage.ts";
import { useWithdrawalMessage } from "./useWithdrawalMessage.ts";

/** What the member reads of an act that is not being sent. */
export function useActMessage(): (act: Act) => ActMessage | Promise<ActMessage> {
  const { t } = useTranslation(["acts", "errors"]);
  const { hidden } = useHiddenAmounts();
  const { address } = useDialogAddress();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const dispatch = useDispatch<Store["dispatch"]>();
  const support = useContactSupport();
  const record = useRecord();
  const textOf = useErrorText();
  const whatOf = useActText();
  const endTextOf = useBonusEndText();
  const qrMessage = useQrMessage();
  const slipMessage = useSlipMessage();
  const withdrawalMessage = useWithdrawalMessage();

  const goTo = (label: string, href: string): FeedbackAction => ({
    label,
    onSelect: () => void navigate(href),
  });

  function done(act: Act, { stop }: Extract<Stand, { kind: "done" }>): ActMessage | Promise<ActMessage> {
    const { asked, began } = act;
    const how = ACT_VIEWS[asked.kind].done;
    if (isDoneText(how)) return toastOf({ tone: "positive", text: t(how) });
    switch (how) {
      case "transferred": {
        const title = t("transferred.title");
        // A game's dialog stays, and a member who is elsewhere goes on there.
        if (!closesAfter(act, address, record)) return toastOf({ tone: "positive", text: title });
        const amount = amountOf(asked);
        const body = createElement(HideableOutcome, { amount }, t("transferred.text"));
        return alertOf({ tone: "positive", title, body });
      }
      case "receipt":
        // Its dialog shows the receipt, with the way into the wallet.
        if (showsAct(asked.kind, pathname, address)) return { kind: "none" };
        return toastOf({
          tone: "positive",
          text: t("done.receive-refund"),
          action: goTo(t("open.refund"), PATHS.home + dialogSearch({ kind: "refund" })),
        });
      case "bonus-ended":
        return ended("code" in asked ? asked.code : null, began);
      case "spun": {
        const body = stop ? t("spun.text", { label: stop.label || t("spun.unnamed") }) : t("spun.plain");
        const action = stop ? undefined : whereShown(asked);
        return alertOf({ tone: "info", title: t("spun.title"), body, ...(action && { action }) });
      }
      case null:
        return { kind: "none" };
    }
  }

  /** What the end of a bonus has taken, by its entry of the statement. */
  async function ended(code: string | null, since: number): Promise<ActMessage> {
    const entry = await readBonusEnd(dispatch, since);
    const search = entry === null ? "" : dialogSearch(entryAddress(entry, [entry], 1));
    return alertOf({
      tone: entry !== null && entry.amount === 0 ? "positive" : "info",
      title: code === null ? t("cancelled.title") : t("cancelled.titleOf", { code }),
      body: endTextOf(entry),
      action: goTo(t("cancelled.open"), PATHS.statement + search),
    });
  }

  function refused({ asked }: Act, { error }: Extract<Stand, { kind: "refused" }>): ActMessage {
    const { refusal, support: matters } = ACT_VIEWS[asked.kind];
    const body = refusalOf(asked, error);
    // Over its form the member knows what was refused.
    const isKnown = isBegunAt(asked, pathname, address);
    if (isKnown && refusal === "in-place") return { kind: "none" };
    const what = matters.refused;
    const action = what && { action: support.action({ what, reason: body, amount: amountOf(asked) }) };
    if (isKnown && refusal === "toast") return toastOf({ tone: "danger", text: body, ...action });
    return alertOf({
      tone: "danger",
      title: isKnown ? t("errors:title") : whatOf(asked, true),
      body,
      ...action,
    });
  }

  /** The wheel's refusals have a list of their own (§8), and who collects has no amount to make smaller. */
  function refusalOf({ kind }: Asked, error: ApiError): string {
    const code = error.kind === "refused" ? error.message : "";
    if (kind === "collect" && code === "MONEY_NOT_ENOUGH") return t("collectNotEnough");
    const isWheels = kind === "spin" || kind === "coupon";
    return isWheels && isWheelCode(code) ? t(`errors:wheel.${code}`) : textOf(error);
  }

  /** The way to what shows whether it was done. */
  function whereShown(asked: Asked): FeedbackAction | undefined {
    const list = listOf(asked.kind);
    if (list !== null) return goTo(t(`open.${list.kind}`), list.href);
    if (asked.kind === "spin") return goTo(t("open.wheel"), PATHS.home + dialogSearch({ kind: "wheel" }));
    if (asked.kind !== "game-account") return undefined;
    return goTo(t("open.account"), PATHS.home + dialogSearch({ kind: "game", code: asked.code }));
  }

  return (act) => {
    const { asked, began: time, stand } = act;
    switch (stand.kind) {
      case "done":
        return done(act, stand);
      case "processing":
      case "ended":
        if (asked.kind === "qr") return qrMessage(act);
        return asked.kind === "slip" ? slipMessage(act) : withdrawalMessage(act);
      case "refused":
        return refused(act, stand);
      case "unknown":
      case "still-running":
      case "sending":
      case "given-up": {
        const texts = stand.kind === "still-running" ? "stillRunning" : "unknown";
        const text = t(`${texts}.${listOf(asked.kind)?.kind ?? "plain"}`);
        const action = whereShown(asked);
        const what = ACT_VIEWS[asked.kind].support.unknown;
        return alertOf({
          tone: "warning",
          title: whatOf(asked, hidden),
          body: `${t(`${texts}.title`)}: ${text}`,
          ...(action && { action }),
          otherAction: support.action({ what, amount: amountOf(asked), time }),
        });
      }
    }
  };
}

const amountOf = (asked: Asked) => ("amount" in asked ? asked.amount : null);
