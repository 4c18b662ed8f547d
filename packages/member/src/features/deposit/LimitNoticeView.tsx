import { useTranslation } from "react-i18next";
import { formatAmount, type LimitUse } from "@member-wallet/domain";
import { Notice } from "@member-wallet/ui";

interface LimitNoticeViewProps {
  use: LimitUse;
  /** The member hides amounts: their deposits are left out. */
  hidden: boolean;
}

/** The member's own limit of deposits, and how far it is used up. */
export function LimitNoticeView({ use: { period, limit, deposited, left }, hidden }: LimitNoticeViewProps) {
  const { t } = useTranslation("deposit");
  const ofPeriod = t(`limits.of.${period}`, { amount: formatAmount(limit) });
  const reached = left === 0;
  return (
    <Notice
      tone={reached ? "warning" : "info"}
      title={reached ? t("limits.reached") : ofPeriod}
      announced={reached}
    >
      {reached && <p>{ofPeriod}</p>}
      {!hidden && (
        <>
          <p>{t(`limits.deposited.${period}`, { amount: formatAmount(deposited) })}</p>
          <p>{t("limits.left", { amount: formatAmount(deposited === null ? null : left) })}</p>
        </>
      )}
      <p>{t("limits.here")}</p>
    </Notice>
  );
}
