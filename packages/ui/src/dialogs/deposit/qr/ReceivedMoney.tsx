import { formatAmount, type Satang } from "@member-wallet/domain";
import { use } from "react";
import { useTranslation } from "react-i18next";
import { HiddenAmounts } from "../../../amount/hidden-amounts.ts";
import { MoneyOutcome } from "../../../money-outcome/MoneyOutcome.tsx";
import type { MoneyStep } from "../../../money-steps/MoneySteps.tsx";
import styles from "./ReceivedMoney.module.css";

/** A payment that came, and the balance after it, in satang. */
export interface ReceivedMoneyProps {
  readonly amount: Satang | null;
  /** What the wallet holds now; `null` if it is not known. */
  readonly wallet: Satang | null;
  /** When its QR was created, an ISO time; `null` when that is not known. */
  readonly created: string | null;
  /** When it came, an ISO time; `null` when that is not known. */
  readonly at: string | null;
}

const COINS = 12;

/** The body of the message that a payment came: its amount, when it came, the new balance, and coins that fall once where motion is allowed. */
export function ReceivedMoney({ amount, wallet, created, at }: ReceivedMoneyProps) {
  const { t } = useTranslation(["deposit", "acts"]);
  const hidden = use(HiddenAmounts) !== null;
  const arrived: MoneyStep = { state: "done", text: t("acts:steps.arrived"), at };
  const steps: readonly MoneyStep[] =
    created === null
      ? [arrived]
      : [{ state: "done", text: t("acts:steps.qr.created"), at: created }, arrived];
  return (
    <div className={styles.received}>
      <span className={styles.coins} aria-hidden>
        {Array.from({ length: COINS }, (_, coin) => (
          <i
            key={coin}
            className={styles.coin}
            // Spread over the width, in no order that the eye finds.
            style={{
              insetInlineStart: `${(100 / COINS) * coin}%`,
              animationDelay: `${((coin * 5) % COINS) * 70}ms`,
            }}
          />
        ))}
      </span>
      <MoneyOutcome amount={amount} sign="+" steps={steps}>
        {wallet !== null && !hidden && t("deposit:arrival.receivedText", { amount: formatAmount(wallet) })}
      </MoneyOutcome>
    </div>
  );
}
