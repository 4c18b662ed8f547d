import { RefreshCw } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Amount, IconButton, Skeleton, TotalAmount } from "@member-wallet/ui";
import { BalanceAge } from "./lazy-balance-age.ts";
import type { Balance } from "./useBalance.ts";
import styles from "./BalancePanel.module.css";

/** The member's money at a glance: the total large, its two parts small, its age always there. */
export function BalancePanel({ balance }: { balance: Balance }) {
  const { t } = useTranslation("member");
  const { known, updating, updatedAt } = balance;
  const baht = t("home.baht");
  const incomplete = t("home.incomplete");
  return (
    <section className={styles.panel} aria-busy={updating} aria-labelledby="total-balance">
      <div className={styles.head}>
        <p className={styles.greeting}>{known ? t("home.greeting", { name: known.name }) : <Skeleton />}</p>
        <IconButton label={t("home.refresh")} icon={RefreshCw} pending={updating} onClick={balance.refresh} />
      </div>
      <h2 id="total-balance" className={styles.label}>
        {t("home.totalBalance")}
      </h2>
      <p className={styles.total} data-testid="total-balance">
        {known ? (
          <TotalAmount total={known.total} unit={baht} size="hero" incompleteText={incomplete} />
        ) : (
          <Skeleton shape="figure" />
        )}
      </p>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{t("home.wallet")}</dt>
          <dd>{known ? <Amount amount={known.wallet} unit={baht} /> : <Skeleton />}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t("home.inGames")}</dt>
          <dd>
            {known ? (
              <TotalAmount total={known.inGames} unit={baht} incompleteText={incomplete} />
            ) : (
              <Skeleton />
            )}
          </dd>
        </div>
      </dl>
      <output className={styles.age}>
        <BalanceAge updating={updating} updatedAt={updatedAt} />
      </output>
    </section>
  );
}
