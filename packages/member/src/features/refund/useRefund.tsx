import { useTranslation } from "react-i18next";
import {
  type RefundCheck,
  useAddRefundToWalletMutation,
  useCheckRefundQuery,
  useGetRefundsQuery,
  useReceiveRefundMutation,
} from "@member-wallet/api";
import { ClaimShares, useConfirm, useToast } from "@member-wallet/ui";
import type { RefundAction, RefundDialogProps, RefundOffer } from "@member-wallet/ui/dialogs/refund";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useIsMounted } from "../../navigation/useIsMounted.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useClaims } from "../../money-calls/claims/useClaims.ts";
import { ALWAYS_FRESH, useLog, useLogPage } from "../../store/useLog.ts";
import { supportFor } from "../../support/support-for.ts";

/** The data and actions of the refund dialog (§2 Dialogs, §4 Refund). A refusal is a toast (§8). */
export function useRefund(): RefundDialogProps {
  const { t } = useTranslation(["refund", "dialogs"]);
  const { close } = useDialogAddress();
  const confirm = useConfirm();
  const toast = useToast();
  const isMounted = useIsMounted();
  const check = useCheckRefundQuery(useCurrentLanguage(), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const logPage = useLogPage();
  const log = useLog(logPage, useGetRefundsQuery(logPage.argument, ALWAYS_FRESH), ({ refunds }) =>
    refunds.map(({ refundAmount, createdAt }) => ({ amount: refundAmount, createdAt })),
  );
  // Cached by name: a dialog that opens again sees a pending claim, and sends no second one.
  const [receive, receiving] = useReceiveRefundMutation({ fixedCacheKey: "receive refund" });
  const [add, adding] = useAddRefundToWalletMutation({ fixedCacheKey: "add refund" });
  const { phase, claim, resend } = useClaims<RefundAction>({
    title: t("dialogs:refund"),
    refusal: "toast",
    running: receiving.isLoading ? "receive" : adding.isLoading ? "add" : null,
  });
  const content = useLoadable(check, offerOf);

  function confirmAdding() {
    if (content.kind !== "ready") return;
    const { amount, success, fail } = content.data;
    void confirm({
      title: t("add.confirm"),
      body: <ClaimShares amount={amount} success={success} fail={fail} />,
      confirmLabel: t("add.submit"),
      // The question stays until the answer: a second press must not reach what is behind it.
      run: () => claim("add", (key) => add({ key }), t("add.done")),
    });
  }

  /** The dialog itself shows what was received, with the way into the wallet; a toast only tells it once it is left. */
  function tellReceipt() {
    if (!isMounted()) toast({ tone: "positive", text: t("receive.done") });
  }

  return {
    content,
    log,
    phase,
    statementHref: PATHS.statement,
    support: supportFor("claimUnknown", phase),
    bonusHref: PATHS.bonus,
    onReceive: () => void claim("receive", (key) => receive({ key }), null, tellReceipt),
    onAdd: confirmAdding,
    onResend: resend,
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
