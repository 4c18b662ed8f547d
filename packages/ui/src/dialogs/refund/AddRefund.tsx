import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import { Button } from "../../button/Button.tsx";
import { Notice } from "../../notice/Notice.tsx";
import type { RefundDialogProps, RefundOffer } from "./props.ts";
import styles from "./RefundDialog.module.css";

interface AddRefundProps extends Pick<RefundDialogProps, "pending" | "onAdd"> {
  readonly offer: RefundOffer;
}

/** Adds the received refund to the wallet. */
export function AddRefund({ offer, pending, onAdd }: AddRefundProps) {
  const { t } = useTranslation("refund");
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
        offer.amount !== null && (
          <Notice tone="positive" announced>
            {t("add.waiting")}
          </Notice>
        )
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
