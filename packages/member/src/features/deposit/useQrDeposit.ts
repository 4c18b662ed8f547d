import { createElement, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  type ApiError,
  type IdempotencyKey,
  newIdempotencyKey,
  useCancelQrMutation,
} from "@member-wallet/api";
import { checkQrAmount, type Satang, type QrProvider } from "@member-wallet/domain";
import { useAlert, useClock, useConfirm } from "@member-wallet/ui";
import { type QrDepositProps, ReceivedMoney } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import type { EndedAct } from "../../money-calls/record/act.ts";
import { awaitEnd } from "../../money-calls/record/await-end.ts";
import { createdAt } from "../../money-calls/record/follow-money.ts";
import { useRecord } from "../../money-calls/record/useRecord.ts";
import { HideableAmounts } from "../../hidden-amounts/HideableAmounts.tsx";
import { outcomeOf } from "../../calls/outcome.ts";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import type { KnownLimit } from "../../protection/useLimitUse.ts";
import { LimitNotice } from "./LimitNotice.tsx";
import { qrId, useQrWatch } from "./useQrWatch.ts";
import { ContactSupport } from "../../support/ContactSupport.tsx";

/**
 * A deposit by one provider's QR (§4): creating it, cancelling it, and what each end shows.
 * @param limit the member's own; above it, and while it is unknown what is left, the member is asked first, unless
 *   the backend keeps it and refuses the QR itself.
 */
export function useQrDeposit(
  provider: QrProvider,
  minimum: Satang,
  limit: KnownLimit | null,
): QrDepositProps {
  const { t } = useTranslation("deposit");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const confirm = useConfirm();
  const now = useClock();
  const form = `deposit-qr-${provider}`;
  const amount = useDraft(form, readTextDraft);
  const [cancel] = useCancelQrMutation();
  // One key for all presses: a first press whose answer was lost may have cancelled it.
  const cancelling = useRef<{ id: string; key: IdempotencyKey } | null>(null);
  const { begin, pending, unresolved } = usePlace("qr");

  const record = useRecord();
  const onReceived = useCallback(
    (act: EndedAct) => {
      close();
      const { end, progress } = act.stand;
      const { amount: came, at } = progress;
      const wallet = end.kind === "arrived" ? end.wallet : null;
      const received = createElement(ReceivedMoney, { amount: came, wallet, created: createdAt(act), at });
      const body = createElement(HideableAmounts, null, received);
      void alert({ tone: "positive", title: t("arrival.receivedPlain"), body });
    },
    [close, alert, t],
  );
  const watch = useQrWatch(provider, now, onReceived);

  async function createQr() {
    const checked = checkQrAmount(minimum, amount.value);
    if (checked.kind !== "ok" || !(await wants(checked.amount))) return;
    void begin({ kind: "qr", provider, amount: checked.amount }, { form });
  }

  /** Asks before a QR above the member's own limit, and where it is not known how much of that is left. */
  async function wants(baht: Satang): Promise<boolean> {
    // A backend that keeps the limit refuses the QR itself.
    if (limit === null || limit.binding || (limit.deposited !== null && baht <= limit.left)) return true;
    return confirm({
      title: t(limit.deposited === null ? "limits.askUnknown" : "limits.askAbove"),
      body: createElement(LimitNotice, { use: limit }),
      confirmLabel: t("limits.depositAbove"),
    });
  }

  async function cancelQr(id: string) {
    watch.setCancelState(id, "begun");
    if (cancelling.current?.id !== id) cancelling.current = { id, key: newIdempotencyKey() };
    const outcome = outcomeOf(await cancel({ provider, ...cancelling.current }));
    switch (outcome.kind) {
      case "done":
        return watch.setCancelState(id, "done");
      case "refused":
        watch.setCancelState(id, "refused");
        cancelling.current = null;
        throw outcome.error;
      // The member may have cancelled it: then its end is not worth a report.
      case "unknown":
      case "still-running":
        throw outcome.error;
      case "cancelled":
        throw { kind: "aborted" } satisfies ApiError;
    }
  }

  /** The money may have arrived by now: then the alert reports that instead of a pending payment. */
  async function payDone() {
    const { content } = watch;
    close();
    if (content.kind !== "ready" || content.data.kind !== "open") return;
    const { id } = content.data;
    const act = record.acts().find((each) => qrId(each) === id);
    if (act) {
      record.reportPaid(act.key);
      const { ended, release } = await awaitEnd(record, act.key);
      release();
      if (ended?.stand.end.kind === "arrived") return onReceived(ended);
    }
    void alert({ tone: "positive", title: t("qr.doneTitle"), body: t("qr.doneText") });
  }

  return {
    provider,
    minimum,
    content: watch.content,
    pending: pending !== null,
    unresolved,
    amount: amount.value,
    now,
    statementHref: PATHS.statement,
    support: createElement(ContactSupport, {
      what: "qrNotReceived",
      amount: notReceivedAmount(watch.content),
      time: null,
    }),
    onAmount: amount.change,
    onCreate: createQr,
    onCancel: cancelQr,
    onDone: () => void payDone(),
    onExpire: watch.expire,
    onRetry: watch.dismissEnd,
  };
}

/** The amount of a QR whose money did not arrive; `null` while it is not known. */
function notReceivedAmount(content: QrDepositProps["content"]): Satang | null {
  return content.kind === "ready" && content.data.kind === "not-received" ? content.data.amount : null;
}
