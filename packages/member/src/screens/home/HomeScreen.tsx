import { useTranslation } from "react-i18next";
import { ErrorState, Notice, VisuallyHidden } from "@member-wallet/ui";
import { ActionTiles } from "../../features/actions/ActionTiles.tsx";
import { BalancePanel } from "../../features/balance/BalancePanel.tsx";
import { useBalance } from "../../features/balance/useBalance.ts";
import { GamesSkeleton } from "../../features/game/GamesSkeleton.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { AgreementPrompt, GameCarousels } from "./lazy-parts.ts";
import styles from "./HomeScreen.module.css";

/** The member's home (§2): the money, what to do with it, and the games. */
export function HomeScreen() {
  const { t } = useTranslation("member");
  usePageTitle("home");
  const balance = useBalance();
  const { known, failure } = balance;
  return (
    <div className={styles.home}>
      <ErrorBoundary resetBy="" fallback={() => null}>
        <AgreementPrompt />
      </ErrorBoundary>
      <VisuallyHidden>
        <h1>{t("home.heading")}</h1>
      </VisuallyHidden>
      {known === null && failure !== null ? (
        <ErrorState message={failure} onRetry={balance.retry} pending={balance.updating} />
      ) : (
        <>
          {failure !== null && (
            <Notice tone="warning" announced title={t("home.stale")}>
              {failure}
            </Notice>
          )}
          <BalancePanel balance={balance} />
          <ActionTiles refreshing={balance.updating} onRefreshAll={balance.refresh} />
          <ErrorBoundary
            resetBy=""
            fallback={(retry) => <ErrorState message={t("home.gamesFailed")} onRetry={retry} />}
          >
            {known ? <GameCarousels games={known.games} /> : <GamesSkeleton />}
          </ErrorBoundary>
        </>
      )}
    </div>
  );
}
