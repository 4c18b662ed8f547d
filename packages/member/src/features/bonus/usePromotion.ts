import { useTranslation } from "react-i18next";
import { useActivatePromotionMutation, useFindPromotionQuery } from "@member-wallet/api";
import type { PromotionDialogProps } from "@member-wallet/ui/dialogs/promotion";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { PATHS } from "../../navigation/paths.ts";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";
import { useClaims } from "../../money-calls/claims/useClaims.ts";
import { supportFor } from "../../support/support-for.ts";

/** The data and actions of the promotion dialog (§2 Bonus, §5 Promotion code). */
export function usePromotion(code: string): PromotionDialogProps {
  const { t } = useTranslation(["bonus", "dialogs"]);
  const { close } = useDialogAddress();
  const query = useFindPromotionQuery(
    { code, language: useCurrentLanguage() },
    { refetchOnMountOrArgChange: true },
  );
  // Cached by name: a dialog that opens again sees a pending claim, and sends no second one.
  const [activate, { isLoading }] = useActivatePromotionMutation({ fixedCacheKey: "activate promotion" });
  const { phase, claim, resend } = useClaims<"receive">({
    title: t("dialogs:promotion", { code }),
    refusal: "alert",
    running: isLoading ? "receive" : null,
  });

  return {
    code,
    content: useLoadable(query),
    phase,
    statementHref: PATHS.statement,
    support: supportFor("claimUnknown", phase),
    onReceive: () => void claim("receive", (key) => activate({ code, key }), t("promotion.done"), close),
    onResend: resend,
    onClose: close,
  };
}
