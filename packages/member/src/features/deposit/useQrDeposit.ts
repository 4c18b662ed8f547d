import { createElement, useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  type ApiError,
  type IdempotencyKey,
  newIdempotencyKey,
  type Qr,
  useCancelQrMutation,
  useCreateQrMutation,
} from "@member-wallet/api";
import { checkQrAmount, formatAmount, type Satang, type QrProvider } from "@member-wallet/domain";
import { useAlert, useClock, useToast } from "@member-wallet/ui";
import { type QrDepositProps, ReceivedMoney } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { awaitEnd } from "../../money-calls/deposit-watch/await-end.ts";
import { useDepositWatch } from "../../money-calls/deposit-watch/useDepositWatch.ts";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { type MutationOutcome, outcomeOf } from "../../money-calls/mutation/outcome.ts";
import { useIdempotentMutation } from "../../money-calls/mutation/useIdempotentMutation.ts";
import { type Received, useQrWatch } from "./useQrWatch.ts";
import { amountIn, supportFor } from "../../support/support-for.ts";
import { useContactSupport } from "../../support/useContactSupport.ts";

/** A deposit by one provider's QR (§4): creating it, cancelling it, and what each end shows. */
export function useQrDeposit(provider: QrProvider, minimum: Satang): QrDepositProps {
  const { t } = useTranslation("deposit");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const toast = useToast();
  const textOf = useErrorText();
  const support = useContactSupport();
  const now = useClock();
  const amount = useDraft(`deposit-qr-${provider}`, readTextDraft);
  const [create] = useCreateQrMutation();
  const [cancel] = useCancelQrMutation();
  // One key for all presses: a first press whose answer was lost may have cancelled it.
  const cancelling = useRef<{ id: string; key: IdempotencyKey } | null>(null);
  const { phase, run, reset } = useIdempotentMutation<"create">();

  const { hidden } = useHiddenAmounts();
  const deposits = useDepositWatch();
  const onReceived = useCallback(
    ({ amount: received, wallet }: Received) => {
      close();
      const message = hidden
        ? { title: t("arrival.receivedPlain") }
        : {
            title: t("arrival.received", { amount: formatAmount(received) }),
            body: createElement(ReceivedMoney, { wallet }),
          };
      void alert({ tone: "positive", ...message });
    },
    [close, alert, t, hidden],
  );
  const watch = useQrWatch(provider, now, onReceived);

  async function createQr() {
    const checked = checkQrAmount(minimum, amount.value);
    if (checked.kind !== "ok") return;
    const outcome = await run("create", (key) => create({ provider, amount: checked.amount, key }));
    const refusal = refusalOf(outcome);
    if (refusal !== null) {
      const reason = textOf(refusal);
      const matter = { what: "qrRefused", amount: checked.amount, reason } as const;
      toast({ tone: "danger", text: reason, action: support.action(matter) });
    } else if (outcome.kind === "done") amount.drop();
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
    deposits.reportPaid(id);
    const end = await awaitEnd(deposits, id);
    if (end?.kind === "received") return onReceived(end);
    void alert({ tone: "positive", title: t("qr.doneTitle"), body: t("qr.doneText") });
  }

  return {
    provider,
    minimum,
    content: watch.content,
    // A refusal is a toast, not a line of the form (§8).
    phase: phase.kind === "refused" ? { kind: "idle" } : phase,
    amount: amount.value,
    now,
    statementHref: PATHS.statement,
    support:
      phase.kind === "unknown" || phase.kind === "still-running"
        ? supportFor("qrUnknown", phase, amountIn(amount.value))
        : supportFor("qrNotReceived", phase, notReceivedAmount(watch.content)),
    onAmount: amount.change,
    onCreate: () => void createQr(),
    onCancel: cancelQr,
    onDone: () => void payDone(),
    onExpire: watch.expire,
    onRetry: watch.dismissEnd,
    onCheck: () => {
      reset();
      watch.refetch();
    },
  };
}

/** The amount of a QR whose money did not arrive; `null` while it is not known. */
function notReceivedAmount(content: QrDepositProps["content"]): Satang | null {
  return content.kind === "ready" && content.data.kind === "not-received" ? content.data.amount : null;
}

/** Why there is no QR: an answer without one and with a message, or a refusal (§8). `null` when it is not refused. */
function refusalOf(outcome: MutationOutcome<Qr>): ApiError | null {
  if (outcome.kind === "done" && outcome.data.kind === "none")
    return { kind: "refused", message: outcome.data.message || "QR_FAIL", status: 200 };
  return outcome.kind === "refused" ? outcome.error : null;
}
