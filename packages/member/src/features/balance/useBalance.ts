import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type GameAccount, toApiError, useGetWalletQuery, useRefreshGamesMutation } from "@member-wallet/api";
import { sumBalances, totalBalance } from "@member-wallet/domain";
import { type Loadable, useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import type { BalanceFigures, BalanceState } from "./BalancePanelView.tsx";
import { useLastSync } from "./useLastSync.ts";

/** The balances including the games, and their age. */
interface Balance extends BalanceState {
  content: Loadable<BalanceFigures & { games: readonly GameAccount[] }>;
  /** When they last loaded, an ISO time; `null` if they never did. */
  updatedAt: string | null;
}

/** Total balance = wallet + all game accounts (§2 Member home), refreshed when the tab gets the focus again. */
export function useBalance(): Balance {
  const { t } = useTranslation("member");
  const wallet = useGetWalletQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const [refreshGames, refreshing] = useRefreshGamesMutation();
  const { lastSync, updatedAt } = useLastSync();
  const textOf = useErrorText();
  const toast = useToast();
  const { error, fulfilledTimeStamp, isFetching } = wallet;

  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) lastSync.note(new Date(fulfilledTimeStamp));
  }, [fulfilledTimeStamp, lastSync]);

  async function refresh() {
    if (refreshing.isLoading) return;
    const answer = await refreshGames();
    if (answer.error === undefined) return toast({ tone: "positive", text: t("home.refreshed") });
    const failure = toApiError(answer.error);
    if (failure.kind !== "aborted" && failure.kind !== "signed-out")
      toast({ tone: "danger", text: textOf(failure) });
  }

  return {
    content: useLoadable(wallet, (data) => ({
      name: data.profile.name,
      total: totalBalance(data),
      wallet: data.wallet.amount,
      inGames: sumBalances(data.slots, data.allSlots),
      games: data.slots,
    })),
    stale: error !== undefined && !isFetching ? textOf(error) : null,
    updating: isFetching || refreshing.isLoading,
    updatedAt,
    refresh: () => void refresh(),
  };
}
