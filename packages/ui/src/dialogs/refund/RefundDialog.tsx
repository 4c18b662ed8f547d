import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { DialogBodySkeleton } from "../../dialog/DialogBodySkeleton.tsx";
import { LoadableContent } from "../../loadable/LoadableContent.tsx";
import { PagedLog } from "../../paged-log/PagedLog.tsx";
import { useLogColumns } from "../../paged-log/useLogColumns.tsx";
import { SafeMarkup } from "../../safe-html/SafeMarkup.tsx";
import { AddRefund } from "./AddRefund.tsx";
import type { RefundDialogProps, RefundOffer } from "./props.ts";
import { ReceiveRefund } from "./ReceiveRefund.tsx";
import styles from "./RefundDialog.module.css";

/** The refund on losses (§2 Dialogs): receiving it, adding it to the wallet, and what was received before. */
export function RefundDialog(props: RefundDialogProps) {
  const { content, log, pending, unresolved, bonusHref, onReceive, onAdd, onPage, onClose } = props;
  const { t } = useTranslation(["refund", "dialogs"]);
  const columns = useLogColumns();
  return (
    <Dialog title={t("dialogs:refund")} onClose={onClose} pending={pending !== null}>
      <div className={styles.content}>
        {unresolved ?? (
          <LoadableContent content={content} skeleton={<DialogBodySkeleton />}>
            {(offer) => (
              <>
                {offer.info.trim() !== "" && <SafeMarkup html={offer.info} />}
                {hasReceived(offer) && <AddRefund offer={offer} pending={pending} onAdd={onAdd} />}
                <ReceiveRefund offer={offer} pending={pending} bonusHref={bonusHref} onReceive={onReceive} />
                {!hasReceived(offer) && <AddRefund offer={offer} pending={pending} onAdd={onAdd} />}
              </>
            )}
          </LoadableContent>
        )}
        <PagedLog
          heading={t("log.heading")}
          content={log}
          columns={[columns.time, columns.amount]}
          empty={{ title: t("log.empty"), message: t("log.emptyHint") }}
          onPage={onPage}
        />
      </div>
    </Dialog>
  );
}

/** A received refund comes first: it is of no use until it is in the wallet. */
const hasReceived = ({ amount }: RefundOffer) => amount !== null && amount > 0;
