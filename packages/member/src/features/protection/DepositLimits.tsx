import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetWalletQuery } from "@member-wallet/api";
import type { DepositLimits as Limits } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useKeptByBackend } from "../../protection/kept-by-backend.ts";
import { useKeptLimits } from "../../protection/useDepositLimits.ts";
import type { OwnProtection } from "./useOwnProtection.ts";
import { DepositLimitsView } from "./DepositLimitsView.tsx";

/** The member's own limits of deposits; nothing until an answer has named the member. */
export function DepositLimits({ own }: { own: OwnProtection }) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const textOf = useErrorText();
  const kept = useKeptLimits();
  const binding = useKeptByBackend();
  const { refetch } = useGetWalletQuery();
  const [save, setSave] = useState<{ pending: boolean; error: string | null }>({
    pending: false,
    error: null,
  });
  if (kept === null) return null;

  /** A raise begins by the server's clock: its answer tells the time, whatever this device's clock says. */
  async function onSave(wanted: Limits) {
    setSave({ pending: true, error: null });
    const { error: late } = await refetch();
    // What this form doesn't show stays as it is.
    const { minutesPerDay } = kept?.later?.limits ?? kept?.now ?? {};
    const all = { ...wanted, ...(minutesPerDay !== undefined && { minutesPerDay }) };
    const error = late === undefined ? await own.setLimits(all) : toApiError(late);
    setSave({ pending: false, error: error && textOf(error) });
    if (error === null) toast({ tone: "positive", text: t("protection.limits.saved") });
  }

  return <DepositLimitsView {...save} kept={kept} binding={binding} onSave={onSave} />;
}
