import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toApiError, useGetWalletQuery } from "@member-wallet/api";
import type { OwnLimits } from "@member-wallet/domain";
import { useToast } from "@member-wallet/ui";
import { useErrorText } from "../../language/useErrorText.ts";
import { useKeptByBackend } from "../../protection/kept-by-backend.ts";
import { useKeptLimits } from "../../protection/useKeptLimits.ts";
import { useSession } from "../../session/SessionContext.tsx";
import type { OwnProtection } from "./useOwnProtection.ts";
import { LimitsFormView } from "./LimitsFormView.tsx";

/** The member's own limits of deposits and time; nothing until an answer has named the member. */
export function LimitsForm({ own }: { own: OwnProtection }) {
  const { t } = useTranslation("profile");
  const toast = useToast();
  const session = useSession();
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
  async function onSave(wanted: OwnLimits) {
    setSave({ pending: true, error: null });
    const of = session.epoch();
    const { error: late } = await refetch();
    // The next member's limits are theirs to set.
    if (of !== session.epoch()) return setSave({ pending: false, error: null });
    const error = late === undefined ? await own.setLimits(wanted) : toApiError(late);
    const text = error?.kind === "outcome-unknown" ? t("savedUnknown") : error && textOf(error);
    setSave({ pending: false, error: text });
    if (error === null) toast({ tone: "positive", text: t("protection.limits.saved") });
  }

  return <LimitsFormView {...save} kept={kept} binding={binding} onSave={onSave} />;
}
