import { useTranslation } from "react-i18next";
import { formatAmount } from "@member-wallet/domain";
import type { Asked } from "./act.ts";

/** What was asked for, in words: "Withdrawal of 110.00 baht". @param hidden leaves the amount out. */
export function useActText(): (asked: Asked, hidden?: boolean) => string {
  const { t } = useTranslation("acts");
  return (asked, hidden = false) => {
    switch (asked.kind) {
      case "withdraw":
      case "transfer":
      case "invite-bonus":
      case "add-refund":
      case "qr": {
        const { kind, amount } = asked;
        if (hidden || amount === null) return t(`plain.${kind}`);
        return t(`what.${kind}`, { amount: formatAmount(amount) });
      }
      case "cancel-bonus":
        if (asked.code === null) return t("plain.cancel-bonus");
        return t("what.cancel-bonus", { code: asked.code });
      case "bonus":
      case "game-account":
        return t(`what.${asked.kind}`, { code: asked.code });
      case "coupon":
        return hidden ? t("plain.coupon") : t("what.coupon", { prize: asked.prize });
      case "collect":
      case "spin":
      case "receive-refund":
      case "promotion":
      case "gift-link":
      case "slip":
        return t(`plain.${asked.kind}`);
    }
  };
}
