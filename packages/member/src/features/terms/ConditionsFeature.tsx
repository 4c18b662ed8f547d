import { useGetConditionsQuery } from "@member-wallet/api";
import { ConditionsDialog } from "@member-wallet/ui/dialogs/conditions";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useTermsState } from "./useTerms.ts";

/** The conditions, as the operator wrote them (§7). */
export function ConditionsFeature() {
  const { close } = useDialogAddress();
  const conditions = useGetConditionsQuery(useCurrentLanguage());
  return (
    <ConditionsDialog
      terms={useTermsState(conditions)}
      onRetry={() => void conditions.refetch()}
      onClose={close}
    />
  );
}
