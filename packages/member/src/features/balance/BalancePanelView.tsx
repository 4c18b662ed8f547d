import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Satang, Total } from "@member-wallet/domain";
import { Amount, IconButton, type Loadable, Skeleton, TotalAmount } from "@member-wallet/ui";
import styles from "./BalancePanelView.module.css";

/** A member's balances. */
export interface BalanceFigures {
  /** The member's name. */
  name: string;
  total: Total;
  /** `null` when it is not known. */
  wallet: Satang | null;
  inGames: Total;
}

/** The balances as they are loaded and refreshed. */
export interface BalanceState {
  content: Loadable<BalanceFigures>;
  /** Why the loaded balances are not the latest; `null` when they are. */
  stale: string | null;
  updating: boolean;
  /** Refreshes every game's balance at its provider, then loads the wallet. */
  refresh: () => void;
}

interface BalancePanelViewProps extends BalanceState {
  /** The age of the balances. */
  age: ReactNode;
}

/** The member's balances: the total large, its two parts small, and their age. */
export function BalancePanelView({ content, updating, refresh, age }: BalancePanelViewProps) {
  const { t } = useTranslation("member");
  const figures = content.kind === "ready" ? content.data : null;
  const baht = t("home.baht");
  const incomplete = t("home.incomplete");
  return (
    <section className={styles.panel} aria-busy={updating} aria-labelledby="total-balance">
      <div className={styles.head}>
        <p className={styles.greeting}>
          {figures ? t("home.greeting", { name: figures.name }) : <Skeleton />}
        </p>
        <IconButton label={t("home.refresh")} icon={RefreshCw} pending={updating} onClick={refresh} />
      </div>
      <h2 id="total-balance" className={styles.label}>
        {t("home.totalBalance")}
      </h2>
      <p className={styles.total} data-testid="total-balance">
        {figures ? (
          <TotalAmount total={figures.total} unit={baht} size="hero" incompleteText={incomplete} />
        ) : (
          <Skeleton shape="figure" />
        )}
      </p>
      <dl className={styles.parts}>
        <div className={styles.part}>
          <dt>{t("home.wallet")}</dt>
          <dd>{figures ? <Amount amount={figures.wallet} unit={baht} /> : <Skeleton />}</dd>
        </div>
        <div className={styles.part}>
          <dt>{t("home.inGames")}</dt>
          <dd>
            {figures ? (
              <TotalAmount total={figures.inGames} unit={baht} incompleteText={incomplete} />
            ) : (
              <Skeleton />
            )}
          </dd>
        </div>
      </dl>
      <output className={styles.age}>{age}</output>
    </section>
  );
}
