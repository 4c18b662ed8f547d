import { formatAmount } from "@member-wallet/domain";
import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Amount } from "../../../amount/Amount.tsx";
import { Button } from "../../../button/Button.tsx";
import { Countdown } from "../../../countdown/Countdown.tsx";
import { useConfirm } from "../../../feedback/useConfirm.ts";
import { QrPicture } from "../../../qr-picture/QrPicture.tsx";
import { MethodFoot } from "../methods/MethodFoot.ts";
import styles from "./QrDeposit.module.css";
import type { OpenQrState, QrDepositProps } from "./props.ts";

interface OpenQrProps extends Pick<QrDepositProps, "provider" | "now" | "onCancel" | "onDone" | "onExpire"> {
  readonly qr: OpenQrState;
}

const STEPS = ["step1", "step2", "step3", "step4"] as const;

/** The code with its amount and countdown, how to pay on the same phone, and at the foot "paid" and "cancel". */
export function OpenQr({ provider, qr, now, onCancel, onDone, onExpire }: OpenQrProps) {
  const { t } = useTranslation("deposit");
  const confirm = useConfirm();
  const amount = formatAmount(qr.amount);
  const lead = useRef<HTMLParagraphElement>(null);

  // The focused form has unmounted: focus moves here, before the dialog gives it to a heading, or from there.
  useLayoutEffect(() => {
    if (document.activeElement?.matches("body, h2, h3")) lead.current?.focus();
  }, []);

  const cancel = () =>
    confirm({
      title: t("qr.cancelTitle"),
      body: t("qr.cancelText"),
      confirmLabel: t("qr.cancel"),
      cancelLabel: t("qr.keep"),
      tone: "danger",
      run: () => onCancel(qr.id),
    });

  return (
    <div className={styles.stack}>
      <div className={styles.figure}>
        <p ref={lead} className={styles.lead} tabIndex={-1}>
          {t("qr.pay")}
        </p>
        <div className={styles.terms}>
          <Amount amount={qr.amount} size="large" />
          {qr.deadline !== null && <Countdown deadline={qr.deadline} now={now} onExpire={onExpire} />}
        </div>
      </div>
      <QrPicture markup={qr.markup} alt={t("qr.alt", { amount })} fileName={`qr-${provider}-${amount}`} />
      <section className={styles.help} aria-label={t("qr.help")}>
        <h4 className={styles.helpHeading}>{t("qr.help")}</h4>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>{t(`qr.${step}`)}</li>
          ))}
        </ol>
      </section>
      <MethodFoot>
        <div className={styles.answers}>
          <Button variant="primary" onClick={onDone}>
            {t("qr.done")}
          </Button>
          <Button variant="quiet" onClick={() => void cancel()}>
            {t("qr.cancel")}
          </Button>
        </div>
      </MethodFoot>
    </div>
  );
}
