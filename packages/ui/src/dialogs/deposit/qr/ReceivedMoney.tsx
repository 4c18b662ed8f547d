import { formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import styles from "./ReceivedMoney.module.css";

/** The balance after a payment, in satang. */
export interface ReceivedMoneyProps {
  /** What the wallet holds now; `null` if it is not known. */
  readonly wallet: Satang | null;
}

const COINS = 12;

/** The body of the message that a payment came: the new balance, and coins that fall once where motion is allowed. */
export function ReceivedMoney({ wallet }: ReceivedMoneyProps) {
  const { t } = useTranslation("deposit");
  return (
    <p className={styles.received}>
      <span className={styles.coins} aria-hidden>
        {Array.from({ length: COINS }, (_, at) => (
          <i
            key={at}
            className={styles.coin}
            // Spread over the width, in no order that the eye finds.
            style={{
              insetInlineStart: `${(100 / COINS) * at}%`,
              animationDelay: `${((at * 5) % COINS) * 70}ms`,
            }}
          />
        ))}
      </span>
      {wallet === null
        ? t("arrival.receivedPlain")
        : t("arrival.receivedText", { amount: formatAmount(wallet) })}
    </p>
  );
}
