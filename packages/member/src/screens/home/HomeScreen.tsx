import { useTranslation } from "react-i18next";
import { ErrorState } from "@member-wallet/ui";
import { BalanceAge } from "../../features/balance/lazy-balance-age.ts";
import { useBalance } from "../../features/balance/useBalance.ts";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { HomeView } from "./HomeView.tsx";
import { AgreementPrompt, GameCarousels, LatestMovements, PendingMoneyStrip } from "./lazy-parts.ts";

/** The member's home (§2). Nothing but the balances is fetched before they are there. */
export function HomeScreen() {
  const { t } = useTranslation("member");
  usePageTitle("home");
  const { open } = useDialogAddress();
  const balance = useBalance();
  const { games } = balance;
  return (
    <>
      <ErrorBoundary>
        <AgreementPrompt />
      </ErrorBoundary>
      <HomeView
        balance={balance}
        age={<BalanceAge {...balance} />}
        open={open}
        pending={
          games && (
            <ErrorBoundary>
              <PendingMoneyStrip />
            </ErrorBoundary>
          )
        }
        games={
          games && (
            <ErrorBoundary
              fallback={(retry) => <ErrorState message={t("home.gamesFailed")} onRetry={retry} />}
            >
              <GameCarousels games={games} />
            </ErrorBoundary>
          )
        }
        movements={
          games && (
            <ErrorBoundary>
              <LatestMovements games={games} />
            </ErrorBoundary>
          )
        }
      />
    </>
  );
}
