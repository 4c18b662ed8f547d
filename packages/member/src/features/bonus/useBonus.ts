import { useTranslation } from "react-i18next";
import { useActivateBonusMutation, useGetNoticeQuery } from "@member-wallet/api";
import { fillPercentFail } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { BonusDialogProps, BonusOffer } from "@member-wallet/ui/dialogs/bonus";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useClaims } from "../../money-calls/claims/useClaims.ts";
import { useBonusList } from "./useBonusList.ts";
import { supportFor } from "../../support/support-for.ts";

/** The data and actions of the bonus dialog (§2 Bonus, §4). */
export function useBonus(code: string): BonusDialogProps {
  const { t } = useTranslation(["bonus", "dialogs", "claims"]);
  const { close } = useDialogAddress();
  const list = useBonusList();
  const notice = useLoadable(useGetNoticeQuery(useCurrentLanguage()), (answer) => answer.notice);
  // Cached by name: a dialog that opens again sees a pending claim, and sends no second one.
  const [activate, { isLoading }] = useActivateBonusMutation({ fixedCacheKey: "activate bonus" });
  const { phase, claim, resend } = useClaims<"receive">({
    title: t("dialogs:bonus", { code }),
    refusal: "alert",
    running: isLoading ? "receive" : null,
  });

  return {
    code,
    content: offerOf(),
    phase,
    statementHref: PATHS.statement,
    support: supportFor("claimUnknown", phase),
    onReceive: () => void claim("receive", (key) => activate({ code, key }), t("dialog.done"), close),
    onResend: resend,
    onClose: close,
  };

  function offerOf(): Loadable<BonusOffer | null> {
    if (list.kind !== "ready") return list;
    const bonus = list.data.find((each) => each.code === code);
    if (!bonus) return { kind: "ready", data: null };
    const filled: Loadable<string> =
      notice.kind === "ready"
        ? { kind: "ready", data: fillPercentFail(notice.data, bonus.percentFail, t("claims:fail.someOrAll")) }
        : notice;
    return { kind: "ready", data: { ...bonus, notice: filled } };
  }
}
