import { useTranslation } from "react-i18next";
import { ErrorState } from "@member-wallet/ui";
import { BalanceAge } from "../../features/balance/lazy-balance-age.ts";
import { useBalance } from "../../features/balance/useBalance.ts";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";
import { HomeView } from "./HomeView.tsx";
import { AgreementPrompt, GameCarousels, HomeInviteBonus } from "./lazy-parts.ts";

/** The member's home (§2). */
export function HomeScreen() {
  const { t } = useTranslation("member");
  usePageTitle("home");
  const { open } = useDialogAddress();
  const balance = useBalance();
  const { content } = balance;
  return (
    <>
      <ErrorBoundary>
        <AgreementPrompt />
      </ErrorBoundary>
      <HomeView
        balance={balance}
        age={<BalanceAge {...balance} />}
        invite={
          content.kind === "ready" ? (
            <ErrorBoundary>
              <HomeInviteBonus />
            </ErrorBoundary>
          ) : (
            <InviteBonusPlaceholder />
          )
        }
        open={open}
      >
        {content.kind === "ready" && (
          <ErrorBoundary fallback={(retry) => <ErrorState message={t("home.gamesFailed")} onRetry={retry} />}>
            <GameCarousels games={content.data.games} />
          </ErrorBoundary>
        )}
      </HomeView>
    </>
  );
}
