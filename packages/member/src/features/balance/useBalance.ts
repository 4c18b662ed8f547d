import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { type GameAccount, toApiError, useGetWalletQuery, useRefreshGamesMutation } from "@member-wallet/api";
import { type Satang, sumBalances, type Total, totalBalance } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useLastSync } from "./useLastSync.ts";

/** The balances as they are known, and how old they are. */
export interface Balance {
  /** `null` until they are first known. */
  known: {
    name: string;
    total: Total;
    wallet: Satang | null;
    inGames: Total;
    games: readonly GameAccount[];
  } | null;
  /** Why they are not known, or not the latest; `null` when they are. */
  failure: string | null;
  updating: boolean;
  /** When they were last brought, an ISO time; `null` when they never were. */
  updatedAt: string | null;
  /** Asks the providers for every game's balance, then for the wallet. */
  refresh(): void;
  /** Only asks for the wallet again, after it failed. */
  retry(): void;
}

/** Total balance = wallet + all game accounts (§2 Member home), refreshed when the tab comes back. */
export function useBalance(): Balance {
  const { t } = useTranslation("member");
  const wallet = useGetWalletQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const [refreshGames, refreshing] = useRefreshGamesMutation();
  const { lastSync, updatedAt } = useLastSync();
  const textOf = useErrorText();
  const toast = useToast();
  const { data, error, fulfilledTimeStamp } = wallet;

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
    known: data
      ? {
          name: data.profile.name,
          total: totalBalance(data),
          wallet: data.wallet.amount,
          inGames: sumBalances(data.slots, data.allSlots),
          games: data.slots,
        }
      : null,
    failure: error !== undefined && !wallet.isFetching ? textOf(error) : null,
    updating: wallet.isFetching || refreshing.isLoading,
    updatedAt,
    refresh: () => void refresh(),
    retry: () => void wallet.refetch(),
  };
}
