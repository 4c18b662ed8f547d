import { useGetAgreementsQuery } from "@member-wallet/api";
import { AgreementDialog } from "@member-wallet/ui/dialogs/agreement";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { acceptAgreement } from "./agreement-flag.ts";
import { useTermsState } from "./useTerms.ts";

/** The agreement; once accepted, this browser remembers it. */
export function AgreementFeature() {
  const { close } = useDialogAddress();
  const { local } = useStorages();
  const agreements = useGetAgreementsQuery(useCurrentLanguage());
  return (
    <AgreementDialog
      terms={useTermsState(agreements)}
      onRetry={() => void agreements.refetch()}
      onClose={close}
      onAccept={() => {
        acceptAgreement(local);
        close();
      }}
    />
  );
}
