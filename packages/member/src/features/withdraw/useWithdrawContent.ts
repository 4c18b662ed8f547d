import { useTranslation } from "react-i18next";
import { useGetActiveBonusQuery, useGetWalletQuery, useGetWithdrawLimitsQuery } from "@member-wallet/api";
import { bankName, sumBalances, totalBalance } from "@member-wallet/domain";
import type { WithdrawContent } from "@member-wallet/ui/dialogs/withdraw";
import { useErrorText } from "../../language/useErrorText.ts";

/** The queries of the dialog; once loaded, a failed refetch keeps the last known values. */
export function useWithdrawContent() {
  const { i18n } = useTranslation();
  // An old balance would hide money that has arrived since.
  const wallet = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const limits = useGetWithdrawLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Only a warning depends on it: its failure blocks nothing.
  const bonus = useGetActiveBonusQuery(undefined, { refetchOnMountOrArgChange: true });
  const textOf = useErrorText();
  const updating = wallet.isFetching || limits.isFetching;

  function content(): WithdrawContent {
    if (wallet.data && limits.data) {
      const { slots, allSlots, bankAccount } = wallet.data;
      return {
        kind: "ready",
        balance: { total: totalBalance(wallet.data), inGames: sumBalances(slots, allSlots) },
        limits: { minimum: limits.data.withdrawMin, maximum: limits.data.withdrawMax },
        destination: {
          bank: bankName(bankAccount.bank, bankAccount.bankCode, i18n.language),
          accountNo: bankAccount.bankAccountNo,
        },
        bonusActive: bonus.data?.status === true,
        updating,
      };
    }
    if (!wallet.data && wallet.error !== undefined && !wallet.isFetching) {
      return { kind: "failed", message: textOf(wallet.error) };
    }
    if (!limits.data && limits.error !== undefined) {
      return { kind: "limits-failed", reason: textOf(limits.error), retrying: limits.isFetching };
    }
    return { kind: "loading" };
  }

  return {
    content: content(),
    retry: () => {
      if (!wallet.data) void wallet.refetch();
      void limits.refetch();
    },
    refreshLimits: () => void limits.refetch(),
  };
}
