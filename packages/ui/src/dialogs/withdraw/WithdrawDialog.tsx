import { satang, withdrawOffer } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { Notice } from "../../notice/Notice.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT } from "../../skeleton/samples.ts";
import { availableOf } from "./available.ts";
import { EMPTY_WITHDRAW_DRAFT, type WithdrawData, type WithdrawDialogProps } from "./props.ts";
import { WithdrawForm } from "./WithdrawForm.tsx";

const SAMPLE: WithdrawData = {
  balance: {
    total: { amount: SAMPLE_AMOUNT, complete: true },
    inGames: { amount: SAMPLE_AMOUNT, complete: true },
  },
  limits: { minimum: satang(0), maximum: SAMPLE_AMOUNT },
  destination: { bank: SAMPLE_TEXT, accountNo: SAMPLE_TEXT, isBaht: true },
  bonus: null,
  updating: false,
};

/** Taking money out to the member's own bank account (§2 Dialogs, §5 Withdraw). */
export function WithdrawDialog(props: WithdrawDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("withdraw")} steady onClose={props.onClose} pending={props.pending}>
      {props.unresolved ?? <Content {...props} />}
    </Dialog>
  );
}

function Content(props: WithdrawDialogProps) {
  const { content } = props;
  return (
    <LoadableContent
      content={content}
      skeleton={
        <ContentSkeleton>
          <Loaded {...props} data={SAMPLE} draft={EMPTY_WITHDRAW_DRAFT} />
        </ContentSkeleton>
      }
    >
      {(data) => <Loaded {...props} data={data} />}
    </LoadableContent>
  );
}

function Loaded(props: WithdrawDialogProps & { readonly data: WithdrawData }) {
  const { data, onRefreshLimits } = props;
  const offer = withdrawOffer(data.limits, availableOf(data.balance));
  if (offer.kind === "closed") return <Closed updating={data.updating} onRetry={onRefreshLimits} />;
  return <WithdrawForm {...props} offer={offer} />;
}

/** No amount is within the limits: the operator accepts no withdrawals now. */
function Closed({ updating, onRetry }: { readonly updating: boolean; readonly onRetry: () => void }) {
  const { t } = useTranslation(["withdraw", "ui"]);
  return (
    <Notice
      tone="warning"
      title={t("closed.title")}
      announced
      action={
        <Button size="small" pending={updating} onClick={onRetry}>
          {t("ui:tryAgain")}
        </Button>
      }
    >
      {t("closed.text")}
    </Notice>
  );
}
