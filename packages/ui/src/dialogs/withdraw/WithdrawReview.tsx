import { formatAmount, maskAccountNo, MISSING, type Satang } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import type { WithdrawDestination } from "./props.ts";
import styles from "./WithdrawReview.module.css";

interface WithdrawReviewProps {
  readonly amount: Satang;
  /** The total balance once it is withdrawn. */
  readonly remaining: Satang;
  readonly destination: WithdrawDestination;
}

/** What the press will do, before it is pressed: how much goes to which account, and what remains. */
export function WithdrawReview({ amount, remaining, destination }: WithdrawReviewProps) {
  const { t } = useTranslation("withdraw");
  const masked = maskAccountNo(destination.accountNo);
  const account = [destination.bank, masked === MISSING ? "" : masked].filter(Boolean).join(" ");
  return (
    <section className={styles.review} aria-label={t("review.heading")}>
      <p className={styles.sentence}>{t("review.amount", { amount: formatAmount(amount) })}</p>
      <dl className={styles.rows}>
        <div className={styles.row}>
          <dt>{t("review.to")}</dt>
          <dd className={styles.account}>{account === "" ? t("review.registered") : account}</dd>
        </div>
        <div className={styles.row}>
          <dt>{t("review.remaining")}</dt>
          <dd>
            <Amount amount={remaining} unit={t("baht")} size="small" />
          </dd>
        </div>
      </dl>
    </section>
  );
}
