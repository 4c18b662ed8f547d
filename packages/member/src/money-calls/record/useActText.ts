import { useTranslation } from "react-i18next";
import { formatAmount } from "@member-wallet/domain";
import type { Asked } from "./act.ts";

/** What was asked for, in words: "Withdrawal of 110.00 baht". @param hidden leaves the amount out. */
export function useActText(): (asked: Asked, hidden?: boolean) => string {
  const { t } = useTranslation("acts");
  return (asked, hidden = false) => {
    const { kind } = asked;
    if (hidden) return t(`plain.${kind}`);
    return t(`what.${kind}`, { amount: "amount" in asked ? formatAmount(asked.amount) : "" });
  };
}
