import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { Button } from "../../button/Button.tsx";
import { ClaimShares } from "../../claims/ClaimShares.tsx";
import { Notice } from "../../notice/Notice.tsx";
import type { RefundDialogProps, RefundOffer } from "./props.ts";
import styles from "./RefundDialog.module.css";

interface AddRefundProps extends Pick<RefundDialogProps, "pending" | "onAdd"> {
  readonly offer: RefundOffer;
}

/** Adds the received refund to the wallet, with what its conditions pay and cost. */
export function AddRefund({ offer, pending, onAdd }: AddRefundProps) {
  const { t } = useTranslation(["refund", "claims"]);
  const nothing = offer.amount !== null && offer.amount <= 0;
  return (
    <section className={styles.part} aria-label={t("add.heading")}>
      <div className={styles.amount}>
        <h3 className={styles.heading}>{t("add.heading")}</h3>
        <Amount amount={offer.amount} size="large" />
      </div>
      {nothing ? (
        <p className={styles.text}>{t("add.nothing")}</p>
      ) : (
        <>
          {offer.amount !== null && (
            <Notice tone="positive" announced>
              {t("add.waiting")}
            </Notice>
          )}
          <ClaimShares amount={offer.amount} success={offer.success} fail={offer.fail} />
        </>
      )}
      <Button
        variant={nothing ? "secondary" : "primary"}
        block
        pending={pending === "add"}
        disabled={nothing || pending === "receive"}
        onClick={onAdd}
      >
        {t("add.submit")}
      </Button>
    </section>
  );
}
