import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetWalletQuery } from "@member-wallet/api";
import type { DepositLimits as Limits } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useDepositLimits } from "../../protection/useDepositLimits.ts";
import { DepositLimitsView } from "./DepositLimitsView.tsx";

/** The member's own limits of deposits; nothing until an answer has named the member. */
export function DepositLimits() {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const textOf = useErrorText();
  const limits = useDepositLimits();
  const { refetch } = useGetWalletQuery();
  const [save, setSave] = useState<{ pending: boolean; error: string | null }>({
    pending: false,
    error: null,
  });
  if (limits === null) return null;

  /** A raise begins by the server's clock: its answer tells the time, whatever this device's clock says. */
  async function onSave(wanted: Limits) {
    setSave({ pending: true, error: null });
    const { error } = await refetch();
    setSave({ pending: false, error: error === undefined ? null : textOf(toApiError(error)) });
    if (error !== undefined) return;
    limits?.change(wanted);
    toast({ tone: "positive", text: t("protection.limits.saved") });
  }

  return <DepositLimitsView {...save} kept={limits.kept} onSave={onSave} />;
}
