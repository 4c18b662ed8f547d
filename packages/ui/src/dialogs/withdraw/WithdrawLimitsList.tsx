import { formatAmount, type WithdrawLimits } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount } from "../../amount/Amount.tsx";
import type { WithdrawBalance } from "./props.ts";
import styles from "./WithdrawForm.module.css";

/** What there is to withdraw from, and the bounds of one withdrawal. */
export function WithdrawLimitsList({
  balance,
  limits,
}: {
  readonly balance: WithdrawBalance;
  readonly limits: WithdrawLimits;
}) {
  const { t } = useTranslation("withdraw");
  return (
    <div className={styles.figures}>
      <dl className={styles.list}>
        <div className={styles.main}>
          <dt>{t("available")}</dt>
          <dd>
            <Amount amount={balance.total} unit={t("baht")} size="large" />
          </dd>
        </div>
        <div>
          <dt>{t("minimum")}</dt>
          <dd>
            <Amount amount={limits.minimum} unit={t("baht")} size="small" />
          </dd>
        </div>
        <div>
          <dt>{t("maximum")}</dt>
          <dd>
            <Amount amount={limits.maximum} unit={t("baht")} size="small" />
          </dd>
        </div>
      </dl>
      {balance.inGames > 0 && (
        <p className={styles.gathers}>{t("gathers", { amount: formatAmount(balance.inGames) })}</p>
      )}
    </div>
  );
}
