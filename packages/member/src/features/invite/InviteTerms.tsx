import { useTranslation } from "react-i18next";
import { type InviteSummary, useGetConditionsQuery } from "@member-wallet/api";
import { ClaimShares, Heading, TermsTexts } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";

/** What receiving the invite bonus means: its percentages, unless the success percent is 0, and the conditions (§2). */
export function InviteTerms({ invite }: { invite: InviteSummary | null }) {
  const { t } = useTranslation("invite");
  const terms = useLoadable(useGetConditionsQuery(useCurrentLanguage()));
  const { amount, success, fail } = invite ?? { amount: null, success: null, fail: null };
  return (
    <>
      {success !== 0 && <ClaimShares amount={amount} success={success} fail={fail} />}
      <Heading level={3}>{t("receiving.conditions")}</Heading>
      <TermsTexts terms={terms} />
    </>
  );
}
