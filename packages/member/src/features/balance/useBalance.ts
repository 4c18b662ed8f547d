import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useDispatch } from "react-redux";
import {
  balanceApi,
  type GameAccount,
  toApiError,
  useGetWalletQuery,
  useRefreshGamesMutation,
} from "@member-wallet/api";
import { sumBalances, totalBalance } from "@member-wallet/domain";
import { afterPaint, useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useSession } from "../../session/SessionContext.tsx";
import type { Store } from "../../store/store.ts";
import type { BalanceState } from "./BalancePanelView.tsx";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";
import { noteSync, readLastBalance, readLastSync } from "./last-sync.ts";

const REFETCHED = { forceRefetch: true, subscribe: false };

/** The balances, their age, and the games. */
interface Balance extends BalanceState {
  /** `null` until they load. */
  games: readonly GameAccount[] | null;
  /** There is an invite bonus to receive, or it is not known whether there is one. */
  hasInviteBonus: boolean;
  /** When they last loaded, an ISO time; `null` if they never did. */
  updatedAt: string | null;
}

/**
 * Total balance = wallet + all game accounts (§2 Member home), refreshed when the tab gets the focus again. When the
 * call fails, the last known balances stay.
 */
export function useBalance(): Balance {
  const { t } = useTranslation("member");
  const wallet = useGetWalletQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const [refreshGames, refreshing] = useRefreshGamesMutation();
  const dispatch = useDispatch<Store["dispatch"]>();
  const session = useSession();
  const lastSync = useSyncExternalStore(
    session.subscribe,
    () => readLastSync(session.storage()),
    () => null,
  );
  const hiding = useHiddenAmounts();
  const textOf = useErrorText();
  const toast = useToast();
  const { currentData: data, fulfilledTimeStamp, isFetching } = wallet;
  // A call that gave way to a newer one did not fail.
  const error = toApiError(wallet.error).kind === "aborted" ? undefined : wallet.error;
  const amounts = data && {
    total: totalBalance(data),
    wallet: data.wallet.amount,
    inGames: sumBalances(data.slots, data.allSlots),
  };
  const known = amounts ?? (error === undefined ? null : readLastBalance(session.storage()));

  const noteLoaded = useEffectEvent(
    (at: number) => amounts && noteSync(session.storage(), new Date(at), amounts),
  );
  useEffect(() => {
    if (fulfilledTimeStamp !== undefined) noteLoaded(fulfilledTimeStamp);
  }, [fulfilledTimeStamp]);

  async function refresh() {
    if (refreshing.isLoading) return;
    await afterPaint();
    const answer = await refreshGames();
    if (answer.error === undefined) {
      // It shares the call that follows every refresh; where that fails, the balance itself says so.
      const { isSuccess } = await dispatch(balanceApi.endpoints.getWallet.initiate(undefined, REFETCHED));
      if (isSuccess) toast({ tone: "positive", text: t("home.refreshed") });
      return;
    }
    const failure = toApiError(answer.error);
    if (failure.kind !== "aborted" && failure.kind !== "signed-out")
      toast({ tone: "danger", text: textOf(failure) });
  }

  return {
    figures: known && { ...known, name: data?.profile.name ?? null },
    games: data?.slots ?? null,
    hasInviteBonus: data !== undefined && data.invite?.amount !== 0,
    problem:
      error === undefined
        ? null
        : { message: textOf(error), retrying: isFetching, retry: () => void wallet.refetch() },
    updating: isFetching || refreshing.isLoading,
    // What another tab has loaded since is not what shows here.
    updatedAt: data && fulfilledTimeStamp ? new Date(fulfilledTimeStamp).toISOString() : lastSync,
    refresh: () => void refresh(),
    ...hiding,
  };
}
