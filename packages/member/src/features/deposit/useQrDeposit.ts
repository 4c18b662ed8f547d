import { useCallback, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import {
  type ApiError,
  freshenBalance,
  type IntentKey,
  newIntent,
  type Qr,
  type QrProvider,
  toApiError,
  useCancelQrMutation,
  useCreateQrMutation,
} from "@member-wallet/api";
import { checkQrAmount } from "@member-wallet/domain";
import { useAlert, useToast } from "@member-wallet/ui";
import type { QrDepositProps } from "@member-wallet/ui/dialogs/deposit";
import { readTextDraft, useDraft } from "../../drafts/useDraft.ts";
import { useErrorText } from "../../errors/useErrorText.ts";
import { PATHS } from "../../router/paths.ts";
import { useDialogAddress } from "../../router/useDialogAddress.ts";
import type { Store } from "../../store/store.ts";
import { refusalOf } from "../refusal.ts";
import { useIntentCall } from "../useIntentCall.ts";
import { useQrWatch } from "./useQrWatch.ts";
import { useServerNow } from "./useServerNow.ts";

interface QrAnswer {
  data?: Qr | undefined;
  error?: unknown;
}

/** A deposit by one maker's QR (§4): creating it, leaving it, and what is said at each end. */
export function useQrDeposit(maker: QrProvider): QrDepositProps {
  const { t } = useTranslation("deposit");
  const { close } = useDialogAddress();
  const alert = useAlert();
  const toast = useToast();
  const textOf = useErrorText();
  const dispatch = useDispatch<Store["dispatch"]>();
  const now = useServerNow();
  const amount = useDraft(`deposit-qr-${maker}`, readTextDraft);
  const [create] = useCreateQrMutation();
  const [cancel] = useCancelQrMutation();
  // One intent however often it is pressed: a first press whose answer was lost may have been carried out.
  const cancelling = useRef<{ id: string; intent: IntentKey } | null>(null);
  const { phase, run, settle } = useIntentCall<"create">();

  const leave = useCallback(
    (title: string, body: string) => {
      void freshenBalance(dispatch);
      close();
      void alert({ tone: "positive", title, body });
    },
    [dispatch, close, alert],
  );
  const onFinished = useCallback(() => leave(t("qr.finishedTitle"), t("qr.finishedText")), [leave, t]);
  const watch = useQrWatch(maker, now, onFinished);

  async function createQr() {
    const checked = checkQrAmount(maker, amount.value);
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
    watch.tellCancel(id, "cancelling");
    if (cancelling.current?.id !== id) cancelling.current = { id, intent: newIntent() };
    const { error } = await cancel({ provider: maker, ...cancelling.current });
    if (error === undefined) return watch.tellCancel(id, "cancelled");
    // Where the answer is lost it may be cancelled: that it is gone is no news then either.
    if (refusalOf(error) !== null) {
      watch.tellCancel(id, "kept");
      cancelling.current = null;
    }
    throw toApiError(error);
  }

  return {
    maker,
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
    onDone: () => leave(t("qr.doneTitle"), t("qr.doneText")),
    onOver: watch.runOut,
    onAgain: watch.goOn,
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
