import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { preload } from "react-dom";
import { useTranslation } from "react-i18next";
import { ErrorState } from "@member-wallet/ui";
import { BalanceAge } from "../../features/balance/lazy-balance-age.ts";
import { useBalance } from "../../features/balance/useBalance.ts";
import { firstPictures } from "../../features/game/first-pictures.ts";
import { RefreshTile } from "../../features/actions/RefreshTile.tsx";
import { usePageTitle } from "../../navigation/usePageTitle.ts";
import { ErrorBoundary } from "../../navigation/ErrorBoundary.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { InviteBonusPlaceholder } from "./InviteBonusPlaceholder.tsx";
import { HomeView } from "./HomeView.tsx";
import {
  AgreementPrompt,
  GameCarousels,
  HomeInviteBonus,
  HomeSupport,
  HomeWheelTile,
  LatestMovements,
  PendingMoneyStrip,
} from "./lazy-parts.ts";

// The same elements each time: a press on the balance doesn't draw them anew.
const INVITE_BONUS = (
  <ErrorBoundary>
    <HomeInviteBonus />
  </ErrorBoundary>
);
const MOVEMENTS = (
  <ErrorBoundary>
    <LatestMovements />
  </ErrorBoundary>
);

/** The member's home (§2). Nothing but the balances is fetched before they are there. */
export function HomeScreen() {
  const { t } = useTranslation("member");
  usePageTitle("home");
  const { open } = useDialogAddress();
  const balance = useBalance();
  // The money is painted first, then what else the wallet's answer brings.
  const games = useDeferredValue(balance.games, null);
  // The pictures load beside the carousels' code.
  if (balance.games) firstPictures(balance.games).forEach((url) => preload(url, { as: "image" }));
  const [pendingKnown, setPendingKnown] = usePendingKnown(games !== null);
  const carousels = useMemo(
    () =>
      games && (
        <ErrorBoundary fallback={(retry) => <ErrorState message={t("home.gamesFailed")} onRetry={retry} />}>
          <GameCarousels games={games} />
        </ErrorBoundary>
      ),
    [games, t],
  );
  const refreshTile = <RefreshTile {...balance} />;
  return (
    <>
      <ErrorBoundary>
        <AgreementPrompt />
      </ErrorBoundary>
      <HomeView
        balance={balance}
        age={<BalanceAge {...balance} />}
        invite={games ? INVITE_BONUS : balance.problem === null && <InviteBonusPlaceholder />}
        inviteFirst={balance.hasInviteBonus}
        wheelTile={games ? <HomeWheelTile otherwise={refreshTile} open={open} /> : refreshTile}
        support={<HomeSupport what="balance" reason={balance.problem?.message ?? null} />}
        open={open}
        pendingKnown={pendingKnown}
        pending={
          // Money on its way is known without the balance.
          (games || balance.problem) && (
            <ErrorBoundary>
              <PendingMoneyStrip onKnown={setPendingKnown} />
            </ErrorBoundary>
          )
        }
        games={carousels}
        movements={games && MOVEMENTS}
      />
    </>
  );
}

/** How long the games wait for the strip above them, in milliseconds. */
const LONGEST_WAIT = 1_000;

/** Whether it is known if money is on its way, or was waited for long enough; and the function that reports it. */
function usePendingKnown(balanceLoaded: boolean): [boolean, () => void] {
  const [known, setKnown] = useState(false);
  const [report] = useState(() => () => setKnown(true));
  useEffect(() => {
    if (!balanceLoaded) return undefined;
    const timer = setTimeout(report, LONGEST_WAIT);
    return () => clearTimeout(timer);
  }, [balanceLoaded, report]);
  return [known, report];
}
