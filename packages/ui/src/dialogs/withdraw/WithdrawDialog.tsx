import { withdrawOffer } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { availableOf } from "./available.ts";
import type { WithdrawDialogProps } from "./props.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";

/** Taking money out to the member's own bank account (§2 Dialogs, §5 Withdraw). */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("withdraw")} onClose={props.onClose} pending={props.pending}>
      {props.unresolved ?? <Content {...props} />}
    </Dialog>
  );
}

function Content(props: WithdrawDialogProps) {
  const { content, onRefreshLimits } = props;
  return (
    <LoadableContent content={content} skeleton={<DialogBodySkeleton />}>
      {(data) => {
        const offer = withdrawOffer(data.limits, availableOf(data.balance));
        return offer.kind === "closed" ? (
          <Closed updating={data.updating} onRetry={onRefreshLimits} />
        ) : (
          <WithdrawForm {...props} data={data} offer={offer} />
        );
      }}
    </LoadableContent>
  );
}

/** No amount is within the limits: the operator accepts no withdrawals now. */
function Closed({ updating, onRetry }: { readonly updating: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation("withdraw");
  return (
    <Notice
      tone="warning"
      title={t("closed.title")}
      announced
      action={
        <Button size="small" pending={updating} onClick={onRetry}>
          {t("tryAgain")}
        </Button>
      }
    >
      {t("closed.text")}
    </Notice>
  );
}
