import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { TextLink } from "../../link/TextLink.tsx";
import { Notice } from "../../notice/Notice.tsx";
import type { RefundDialogProps, RefundOffer } from "./props.ts";
import styles from "./RefundDialog.module.css";

interface ReceiveRefundProps extends Pick<RefundDialogProps, "pending" | "bonusHref" | "onReceive"> {
  readonly offer: RefundOffer;
}

/** Receives the accrued refund; disabled with the reason while a bonus blocks it (§4 Refund). */
export function ReceiveRefund({ offer, pending, bonusHref, onReceive }: ReceiveRefundProps) {
  const { t } = useTranslation("refund");
  return (
    <section className={styles.part} aria-label={t("receive.heading")}>
      <h3 className={styles.heading}>{t("receive.heading")}</h3>
      <Why offer={offer} bonusHref={bonusHref} />
      <Button
        variant={offer.receivable === "ready" ? "primary" : "secondary"}
        block
        pending={pending === "receive"}
        disabled={offer.receivable !== "ready" || pending === "add"}
        onClick={onReceive}
      >
        {t("receive.submit")}
      </Button>
    </section>
  );
}

function Why({ offer, bonusHref }: Pick<ReceiveRefundProps, "offer" | "bonusHref">) {
  const { t } = useTranslation("refund");
  switch (offer.receivable) {
    case "ready":
      return <p className={styles.text}>{t("receive.ready")}</p>;
    case "nothing":
      return <p className={styles.text}>{t("receive.nothing")}</p>;
    case "blocked":
      return (
        <Notice
          tone="warning"
          action={
            <TextLink to={bonusHref} variant="standalone">
              {t("openBonus")}
            </TextLink>
          }
        >
          {t("receive.bonus")}
        </Notice>
      );
  }
}
