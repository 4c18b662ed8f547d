import { useTranslation } from "react-i18next";
import { type BonusEndCost, formatAmount, formatPercent } from "@member-wallet/domain";
import { Notice } from "@member-wallet/ui";
import styles from "./BonusEndView.module.css";

interface BonusEndViewProps {
  cost: BonusEndCost;
  /** Whether the cost counts in any case, and not for unmet conditions only. */
  isCurrent: boolean;
}

/** What a bonus's end takes away (§4 Bonus), before the member confirms it. */
export function BonusEndView({ cost, isCurrent }: BonusEndViewProps) {
  const { t } = useTranslation("bonus");
  return (
    <div className={styles.end}>
      <p className={styles.text}>{t("cancelling.text")}</p>
      <Cost cost={cost} why={t(isCurrent ? "cost.unmet" : "cost.ifUnmet")} />
    </div>
  );
}

function Cost({ cost, why }: { cost: BonusEndCost; why: string }) {
  const { t } = useTranslation("bonus");
  switch (cost.kind) {
    case "nothing":
      return <Notice tone="info">{t("cost.nothing")}</Notice>;
    case "unknown":
      return <Notice tone="danger">{t("cost.unknown")}</Notice>;
    case "share":
      return (
        <Notice tone="danger" title={t("cost.share.title", { percent: formatPercent(cost.percent) })}>
          {t("cost.share.text")} {why}
        </Notice>
      );
    case "amount":
      return (
        <Notice tone="danger" title={t("cost.amount.title", { amount: formatAmount(cost.amount) })}>
          {t("cost.amount.text", { percent: formatPercent(cost.percent), left: formatAmount(cost.left) })}{" "}
          {why}
        </Notice>
      );
  }
}
