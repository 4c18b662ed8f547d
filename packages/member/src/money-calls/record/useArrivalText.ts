import { useTranslation } from "react-i18next";
import { formatAmount, MISSING, type Satang } from "@member-wallet/domain";
import { useHiddenAmounts } from "../../hidden-amounts/useHiddenAmounts.ts";

/** The text of an arrival: its amount and the new balance of the wallet. No figures while amounts are hidden. */
export function useArrivalText(): (amount: Satang, wallet: Satang | null) => string {
  const { t } = useTranslation("deposit");
  const { hidden } = useHiddenAmounts();
  return (amount, wallet) => {
    if (hidden) return t("arrival.receivedPlain");
    const received = t("arrival.received", { amount: formatAmount(amount) });
    const holds = formatAmount(wallet);
    return holds === MISSING ? received : `${received} · ${t("arrival.receivedText", { amount: holds })}`;
  };
}
