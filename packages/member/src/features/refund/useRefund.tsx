import { useTranslation } from "react-i18next";
import { type RefundCheck, useCheckRefundQuery, useGetRefundsQuery } from "@member-wallet/api";
import { ClaimShares, useConfirm } from "@member-wallet/ui";
import type { RefundDialogProps, RefundOffer } from "@member-wallet/ui/dialogs/refund";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { usePlace } from "../../money-calls/record/usePlace.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { ALWAYS_FRESH, useLog, useLogPage } from "../../store/useLog.ts";

/** The data and actions of the refund dialog (§2 Dialogs, §4 Refund). A refusal is a toast (§8). */
export function useRefund(): RefundDialogProps {
  const { t } = useTranslation("refund");
  const { close } = useDialogAddress();
  const confirm = useConfirm();
  const check = useCheckRefundQuery(useCurrentLanguage(), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const logPage = useLogPage();
  const log = useLog(logPage, useGetRefundsQuery(logPage.argument, ALWAYS_FRESH), ({ refunds }) =>
    refunds.map(({ refundAmount, createdAt }) => ({ amount: refundAmount, createdAt })),
  );
  const { begin, takeBack, pending, unresolved } = usePlace("refund");
  const content = useLoadable(check, offerOf);

  function confirmAdding() {
    if (content.kind !== "ready") return;
    const { amount, success, fail } = content.data;
    void confirm({
      title: t("add.confirm"),
      body: <ClaimShares amount={amount} success={success} fail={fail} />,
      confirmLabel: t("add.submit"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: () => begin({ kind: "add-refund", amount }),
      onBack: takeBack,
    });
  }

  return {
    content,
    log,
    pending: pending && (pending.kind === "add-refund" ? "add" : "receive"),
    unresolved,
    bonusHref: PATHS.bonus,
    onReceive: () => void begin({ kind: "receive-refund" }),
    onAdd: confirmAdding,
    onPage: logPage.turnTo,
    onClose: close,
  };
}

function offerOf({ result, bonus, info, refundAmount, refundSuccess, refundFail }: RefundCheck): RefundOffer {
  return {
    receivable: bonus ? "blocked" : result ? "ready" : "nothing",
    info,
    amount: refundAmount,
    success: refundSuccess,
    fail: refundFail,
  };
}
