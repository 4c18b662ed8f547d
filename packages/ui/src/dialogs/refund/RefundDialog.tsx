import { satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { ClaimShares } from "../../claims/ClaimShares.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { ContentSkeleton } from "../../skeleton/ContentSkeleton.tsx";
import { SAMPLE_AMOUNT, SAMPLE_TEXT, SAMPLE_TIME } from "../../skeleton/samples.ts";
import { PagedLog } from "../../paged-log/PagedLog.tsx";
import { useLogColumns } from "../../paged-log/useLogColumns.tsx";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import { AddRefund } from "./AddRefund.tsx";
import type { RefundDialogProps, RefundOffer } from "./props.ts";
import { ReceiveRefund } from "./ReceiveRefund.tsx";
import styles from "./RefundDialog.module.css";

const SAMPLE: RefundOffer = {
  receivable: "nothing",
  info: SAMPLE_TEXT.repeat(4),
  amount: satang(0),
  success: null,
  fail: null,
};

/** The refund on losses (§2 Dialogs): receiving it, adding it to the wallet, and what was received before. */
export function RefundDialog(props: RefundDialogProps) {
  const { content, log, pending, unresolved, onPage, onClose } = props;
  const { t } = useTranslation(["refund", "dialogs"]);
  const columns = useLogColumns();
  return (
    <Dialog title={t("dialogs:refund")} steady onClose={onClose} pending={pending !== null}>
      <div className={styles.content}>
        {unresolved ?? (
          <LoadableContent
            content={content}
            skeleton={
              <ContentSkeleton>
                <div className={styles.content}>
                  <Steps {...props} offer={SAMPLE} />
                </div>
              </ContentSkeleton>
            }
          >
            {(offer) => <Steps {...props} offer={offer} />}
          </LoadableContent>
        )}
        <PagedLog
          heading={t("log.heading")}
          content={log}
          columns={[columns.amount, columns.time]}
          empty={{ title: t("log.empty"), message: t("log.emptyHint") }}
          sample={{ amount: SAMPLE_AMOUNT, createdAt: SAMPLE_TIME }}
          onPage={onPage}
        />
      </div>
    </Dialog>
  );
}

interface StepsProps extends Pick<RefundDialogProps, "pending" | "bonusHref" | "onReceive" | "onAdd"> {
  readonly offer: RefundOffer;
}

function Steps({ offer, pending, bonusHref, onReceive, onAdd }: StepsProps) {
  return (
    <>
      {offer.info.trim() !== "" && <SafeMarkup html={offer.info} />}
      <ClaimShares amount={offer.amount} success={offer.success} fail={offer.fail} />
      {hasReceived(offer) && <AddRefund offer={offer} pending={pending} onAdd={onAdd} />}
      <ReceiveRefund offer={offer} pending={pending} bonusHref={bonusHref} onReceive={onReceive} />
      {!hasReceived(offer) && <AddRefund offer={offer} pending={pending} onAdd={onAdd} />}
    </>
  );
}

/** A received refund comes first: it is of no use until it is in the wallet. */
const hasReceived = ({ amount }: RefundOffer) => amount !== null && amount > 0;
