import { useGetConditionsQuery } from "@member-wallet/api";
import { TermsTexts } from "@member-wallet/ui";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";

/** The operator's conditions, for a visitor who registers. */
export function OperatorRules() {
  return <TermsTexts terms={useLoadable(useGetConditionsQuery(useCurrentLanguage()))} />;
}
