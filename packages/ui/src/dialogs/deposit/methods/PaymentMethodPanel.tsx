import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../button/Button.tsx";
import { DepositFactsList } from "../DepositFactsList.tsx";
import type { DepositFacts, DepositMethod } from "../props.ts";
import { usePaymentMethodLabels } from "./PaymentMethodList.tsx";
import styles from "./PaymentMethodPanel.module.css";

interface PaymentMethodPanelProps {
  readonly method: DepositMethod;
  readonly facts: DepositFacts;
  readonly closeDisabled: boolean;
  /** `null` when this is the only method. */
  readonly onBack: (() => void) | null;
  readonly children: ReactNode;
}

/** One payment method: its name, its content, and notes. */
export function PaymentMethodPanel({
  method,
  facts,
  closeDisabled,
  onBack,
  children,
}: PaymentMethodPanelProps) {
  const { t } = useTranslation("deposit");
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, how } = usePaymentMethodLabels(method);

  // The focused row unmounted with the list: focus moves to the method's name.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.panel} aria-label={name}>
      {onBack && (
        <div className={styles.back}>
          <Button variant="quiet" size="small" icon={ArrowLeft} disabled={closeDisabled} onClick={onBack}>
            {t("ways.other")}
          </Button>
        </div>
      )}
      <header className={styles.header}>
        <h3 ref={heading} className={styles.name} tabIndex={-1}>
          {name}
        </h3>
        <p className={styles.how}>{how}</p>
      </header>
      {children}
      <DepositFactsList facts={facts} about={method.kind} />
    </section>
  );
}
