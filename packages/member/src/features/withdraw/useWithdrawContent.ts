import { useTranslation } from "react-i18next";
import { useGetWalletQuery, useGetWithdrawLimitsQuery } from "@member-wallet/api";
import { bankName, sumBalances, totalBalance } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { WithdrawBonus, WithdrawData } from "@member-wallet/ui/dialogs/withdraw";
import { type BonusInUse, useBonusInUse } from "../../bonus-in-use/useBonusInUse.ts";
import { useSite } from "../../site/SiteContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";

function withdrawBonus({ code, isCurrent, percentFail }: BonusInUse): WithdrawBonus {
  return { code, isFree: isCurrent && percentFail === 0 };
}

/** The queries behind the dialog. Once loaded, a failed update keeps the last known values. */
export function useWithdrawContent() {
  const { t, i18n } = useTranslation("withdraw");
  const { currency } = useSite().market;
  // An old balance would keep a member from money that has arrived meanwhile.
  const walletQuery = useGetWalletQuery(undefined, { refetchOnMountOrArgChange: true });
  const limitsQuery = useGetWithdrawLimitsQuery(undefined, { refetchOnMountOrArgChange: true });
  // Only a warning depends on it: its failure stops nothing.
  const bonus = useBonusInUse();
  const wallet = useLoadable({ ...walletQuery, currentData: walletQuery.data });
  const limits = useLoadable({ ...limitsQuery, currentData: limitsQuery.data });

  function contentOf(): Loadable<WithdrawData> {
    if (wallet.kind === "ready" && limits.kind === "ready") {
      const { slots, allSlots, bankAccount } = wallet.data;
      return {
        kind: "ready",
        data: {
          balance: { total: totalBalance(wallet.data), inGames: sumBalances(slots, allSlots) },
          limits: { minimum: limits.data.withdrawMin, maximum: limits.data.withdrawMax },
          destination: {
            bank: bankName(bankAccount.bank, bankAccount.bankCode, i18n.language),
            accountNo: bankAccount.bankAccountNo,
            isBaht: currency.kind === "fixed" && currency.code === "BAHT",
          },
          bonus: bonus.kind === "ready" ? bonus.data && withdrawBonus(bonus.data) : null,
          updating: walletQuery.isFetching || limitsQuery.isFetching,
        },
      };
    }
    function retry() {
      if (wallet.kind === "failed") wallet.retry();
      if (limits.kind === "failed") limits.retry();
    }
    if (wallet.kind === "failed") return { ...wallet, retry };
    if (limits.kind === "failed")
      return { ...limits, message: t("limitsFailed", { reason: limits.message }), retry };
    return { kind: "loading" };
  }

  return { content: contentOf(), refreshLimits: () => void limitsQuery.refetch() };
}
