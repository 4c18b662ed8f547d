import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import {
  type ApiError,
  type IdempotencyKey,
  newIdempotencyKey,
  type Qr,
  toApiError,
  useCancelQrMutation,
  useCreateQrMutation,
} from "@member-wallet/api";
import { checkQrAmount, formatAmount, type Satang, type QrProvider } from "@member-wallet/domain";
import { useAlert, useToast } from "@member-wallet/ui";
import type { QrDepositProps } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../session/drafts/useDraft.ts";
import { useErrorText } from "../../language/useErrorText.ts";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { endSoon } from "../deposit-watch/end-soon.ts";
import { useDepositWatch } from "../deposit-watch/useDepositWatch.ts";
import { refusalOf } from "../mutation/refusal.ts";
import { useIdempotentMutation } from "../mutation/useIdempotentMutation.ts";
import { type Received, useQrWatch } from "./useQrWatch.ts";
import { useServerNow } from "./useServerNow.ts";

interface QrAnswer {
  data?: Qr | undefined;
  error?: unknown;
}

/** A deposit by one maker's QR (§4): creating it, leaving it, and what is said at each end. */
export function useQrDeposit(maker: QrProvider, minimum: Satang): QrDepositProps {
  const { t } = useTranslation("deposit");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const toast = useToast();
  const textOf = useErrorText();
  const now = useServerNow();
  const amount = useDraft(`deposit-qr-${maker}`, readTextDraft);
  const [create] = useCreateQrMutation();
  const [cancel] = useCancelQrMutation();
  // One intent however often it is pressed: a first press whose answer was lost may have been carried out.
  const cancelling = useRef<{ id: string; intent: IdempotencyKey } | null>(null);
  const { phase, run, settle } = useIdempotentMutation<"create">();

  const deposits = useDepositWatch();
  const onReceived = useCallback(
    ({ amount: received, wallet }: Received) => {
      close();
      void alert({
        tone: "positive",
        title: t("arrival.receivedTitle", { amount: formatAmount(received) }),
        body:
          wallet === null
            ? t("arrival.receivedPlain")
            : t("arrival.receivedText", { amount: formatAmount(wallet) }),
      });
    },
    [close, alert, t],
  );
  const watch = useQrWatch(maker, now, onReceived);

  async function createQr() {
    const checked = checkQrAmount(minimum, amount.value);
    if (checked.kind !== "ok") return;
    let answer: QrAnswer = {};
    await run("create", async (intent) => {
      answer = await create({ provider: maker, amount: checked.amount, intent });
      return answer;
    });
    const refusal = reasonOf(answer);
    if (refusal !== null) toast({ tone: "danger", text: textOf(refusal) });
    else if (answer.data) amount.drop();
  }

  async function cancelQr(id: string) {
    watch.tellCancel(id, "begun");
    if (cancelling.current?.id !== id) cancelling.current = { id, intent: newIdempotencyKey() };
    const { error } = await cancel({ provider: maker, ...cancelling.current });
    if (error === undefined) return watch.tellCancel(id, "done");
    // Where the answer is lost it may be cancelled: that it is gone is no news then either.
    if (refusalOf(error) !== null) {
      watch.tellCancel(id, "refused");
      cancelling.current = null;
    }
    throw toApiError(error);
  }

  /** The money may be there by now: then that is said, and not that it will come. */
  async function payDone() {
    const { content } = watch;
    close();
    if (content.kind !== "open") return;
    deposits.sayPaid(content.id);
    const end = await endSoon(deposits, content.id);
    if (end?.kind === "received") return onReceived(end);
    void alert({ tone: "positive", title: t("qr.doneTitle"), body: t("qr.doneText") });
  }

  return {
    provider: maker,
    minimum,
    content: watch.content,
    // A refusal is a toast, not a line of the form (§8).
    phase: phase.kind === "refused" ? { kind: "idle" } : phase,
    amount: amount.value,
    now,
    statementHref: PATHS.statement,
    contactHref: PATHS.memberContact,
    onAmount: amount.change,
    onCreate: () => void createQr(),
    onCancel: cancelQr,
    onDone: () => void payDone(),
    onExpire: watch.expire,
    onRetry: watch.goOn,
    onCheck: () => {
      settle();
      watch.refetch();
    },
  };
}

/** Why there is no QR: answered with none and a message, or refused outright (§8). `null` when it is not refused. */
function reasonOf({ data, error }: QrAnswer): ApiError | null {
  if (data?.kind === "none") return { kind: "refused", message: data.message || "QR_FAIL", status: 200 };
  return refusalOf(error);
}
