import { useTranslation } from "react-i18next";
import { formatAmount, type LimitUse } from "@member-wallet/domain";
import { Notice } from "@member-wallet/ui";

interface LimitNoticeViewProps {
  use: LimitUse;
  /** The backend keeps the limit, wherever the member logs in. */
  binding: boolean;
  /** The member hides amounts: their deposits are left out. */
  hidden: boolean;
}

/** The member's own limit of deposits, and how far it is used up. */
export function LimitNoticeView({ use, binding, hidden }: LimitNoticeViewProps) {
  const { period, limit, deposited, left } = use;
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
      <p>{t(binding ? "limits.binding" : "limits.here")}</p>
    </Notice>
  );
}
