import { formatAmount, type Total, type WithdrawLimits } from "@member-wallet/domain";
import { useTranslation } from "react-i18next";
import { Amount, TotalAmount } from "../../amount/Amount.tsx";
import type { WithdrawBalance } from "./props.ts";
import styles from "./WithdrawForm.module.css";

/** The available balance, and the limits of one withdrawal. */
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
            <TotalAmount total={balance.total} size="large" incompleteText={t("incomplete")} />
          </dd>
        </div>
        <div>
          <dt>{t("minimum")}</dt>
          <dd>
            <Amount amount={limits.minimum} size="small" />
          </dd>
        </div>
        <div>
          <dt>{t("maximum")}</dt>
          <dd>
            <Amount amount={limits.maximum} size="small" />
          </dd>
        </div>
      </dl>
      <Gathers inGames={balance.inGames} />
    </div>
  );
}

/** A note that the games' balances are included, with their sum if all are known. */
function Gathers({ inGames: { amount, complete } }: { readonly inGames: Total }) {
  const { t } = useTranslation("withdraw");
  if (complete && (amount ?? 0) <= 0) return null;
  return (
    <p className={styles.gathers}>
      {complete ? t("gathers", { amount: formatAmount(amount) }) : t("gathersUnknown")}
    </p>
  );
}
