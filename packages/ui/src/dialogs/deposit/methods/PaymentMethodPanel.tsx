import { type ReactNode, useEffect, useRef, useState } from "react";
import { MultilingualText } from "../../../text/MultilingualText.tsx";
import { DepositFactsList } from "../DepositFactsList.tsx";
import type { DepositFacts, DepositMethod } from "../props.ts";
import { MethodFootContext } from "./MethodFoot.ts";
import { MethodMark } from "./MethodMark.tsx";
import styles from "./PaymentMethodPanel.module.css";
import { usePaymentMethodLabels } from "./usePaymentMethodLabels.ts";

interface PaymentMethodPanelProps {
  readonly method: DepositMethod;
  readonly facts: DepositFacts;
  readonly children: ReactNode;
}

/** One payment method: its name, its content, notes, and at the foot what must stay in sight (`MethodFoot`). */
export function PaymentMethodPanel({ method, facts, children }: PaymentMethodPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  const { name, how } = usePaymentMethodLabels(method);

  // The focused row unmounted with the list: focus moves to the method's name.
  useEffect(() => heading.current?.focus(), []);

  return (
    <section className={styles.panel} aria-label={name}>
      <header className={styles.header}>
        <MethodMark method={method} />
        <div>
          <h3 ref={heading} className={styles.name} tabIndex={-1}>
            <MultilingualText text={name} />
          </h3>
          <p className={styles.how}>{how}</p>
        </div>
      </header>
      <MethodFootContext value={foot}>{children}</MethodFootContext>
      <DepositFactsList facts={facts} about={method.kind} />
      <div ref={setFoot} className={styles.foot} />
    </section>
  );
}
