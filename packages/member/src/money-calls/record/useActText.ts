import { useTranslation } from "react-i18next";
import { formatAmount } from "@member-wallet/domain";
import type { Asked } from "./act.ts";

/** What was asked for, in words: "Withdrawal of 110.00 baht". @param hidden leaves the amount out. */
export function useActText(): (asked: Asked, hidden?: boolean) => string {
  const { t } = useTranslation("acts");
  return (asked, hidden = false) => {
    if ("amount" in asked) {
      const { kind, amount } = asked;
      if (hidden || amount === null) return t(`plain.${kind}`);
      return t(`what.${kind}`, { amount: formatAmount(amount) });
    }
    if ("code" in asked) {
      const { kind, code } = asked;
      // Only that of a bonus that is cancelled may not be known.
      return code === null ? t("plain.cancel-bonus") : t(`what.${kind}`, { code });
    }
    if ("prize" in asked && !hidden) return t(`what.${asked.kind}`, { prize: asked.prize });
    return t(`plain.${asked.kind}`);
  };
}
