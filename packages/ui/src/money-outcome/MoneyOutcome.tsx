import type { Satang } from "@member-wallet/domain";
import type { ReactNode } from "react";
import { Amount } from "../amount/Amount.tsx";
import { type MoneyStep, MoneySteps } from "../money-steps/MoneySteps.tsx";
import styles from "./MoneyOutcome.module.css";

/** Money that was moved or is on its way, in satang. */
export interface MoneyOutcomeProps {
  /** `null` when it is not known: then no amount shows. */
  readonly amount: Satang | null;
  /** `+` for money that came in. */
  readonly sign?: "+" | null;
  /** None where it is done at once. */
  readonly steps?: readonly MoneyStep[];
  /** What else there is to say. */
  readonly children?: ReactNode;
}

/** How an amount stands: the amount first and large, then its steps (§4 Money on its way). */
export function MoneyOutcome({ amount, sign = null, steps = [], children }: MoneyOutcomeProps) {
  return (
    <div className={styles.outcome}>
      {amount !== null && (
        <p className={styles.amount}>
          <Amount amount={amount} size="large" sign={sign} tone="signed" />
        </p>
      )}
      {steps.length > 0 && <MoneySteps steps={steps} />}
      {Boolean(children) && <div className={styles.text}>{children}</div>}
    </div>
  );
}
