import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ErrorState, Notice, VisuallyHidden } from "@member-wallet/ui";
import { ActionTilesView } from "../../features/actions/ActionTilesView.tsx";
import { BalancePanelView, type BalanceState } from "../../features/balance/BalancePanelView.tsx";
import { GamesSkeleton } from "../../features/game/GamesSkeleton.tsx";
import type { DialogAddress } from "../../navigation/dialog-address.ts";
import styles from "./HomeView.module.css";

interface HomeViewProps {
  balance: BalanceState;
  /** How old the balances are. */
  age: ReactNode;
  /** The invite bonus. */
  invite: ReactNode;
  /** The games' carousels; absent while the games load. */
  children: ReactNode;
  /** Opens a dialog. */
  open: (dialog: DialogAddress) => void;
}

/** The member's home (§2): the balances, what to do with them, and the games. */
export function HomeView({ balance, age, invite, children, open }: HomeViewProps) {
  const { t } = useTranslation("member");
  const { content, stale } = balance;
  return (
    <div className={styles.home}>
      <VisuallyHidden>
        <h1>{t("home.heading")}</h1>
      </VisuallyHidden>
      {content.kind === "failed" ? (
        <ErrorState message={content.message} onRetry={content.retry} pending={content.retrying} />
      ) : (
        <>
          {stale !== null && (
            <Notice tone="warning" announced title={t("home.stale")}>
              {stale}
            </Notice>
          )}
          <BalancePanelView {...balance} age={age} />
          {invite}
          <ActionTilesView {...balance} open={open} />
          {children || <GamesSkeleton />}
        </>
      )}
    </div>
  );
}
