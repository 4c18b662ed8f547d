import { useTranslation } from "react-i18next";
import { useToast } from "@member-wallet/ui";
import { useDepositLimits } from "../../protection/useDepositLimits.ts";
import { DepositLimitsView } from "./DepositLimitsView.tsx";

/** The member's own limits of deposits; nothing until an answer has named the member. */
export function DepositLimits() {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const limits = useDepositLimits();
  return (
    limits !== null && (
      <DepositLimitsView
        kept={limits.kept}
        onSave={(wanted) => {
          limits.change(wanted);
          toast({ tone: "positive", text: t("protection.limits.saved") });
        }}
      />
    )
  );
}
