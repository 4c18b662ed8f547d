import { formatAmount, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import styles from "./ReceivedMoney.module.css";

export interface ReceivedMoneyProps {
  /** What the wallet holds now; `null` if it is not known. */
  readonly wallet: Satang | null;
}

const COINS = 12;

/** The body of the message that a payment came: the new balance, and coins that burst once where motion is allowed. */
export function ReceivedMoney({ wallet }: ReceivedMoneyProps) {
  const { t } = useTranslation("deposit");
  return (
    <p className={styles.received}>
      <span className={styles.coins} aria-hidden>
        {Array.from({ length: COINS }, (_, at) => (
          <i key={at} className={styles.coin} style={{ rotate: `${(360 / COINS) * at}deg` }} />
        ))}
      </span>
      {wallet === null
        ? t("arrival.receivedPlain")
        : t("arrival.receivedText", { amount: formatAmount(wallet) })}
    </p>
  );
}
