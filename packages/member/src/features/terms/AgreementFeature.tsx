import { useGetAgreementsQuery } from "@member-wallet/api";
import { AgreementDialog } from "@member-wallet/ui/dialogs/agreement";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { acceptAgreement } from "./agreement-flag.ts";

/** The agreement; this browser remembers its acceptance. */
export function AgreementFeature() {
  const { close } = useDialogAddress();
  const { local } = useStorages();
  const terms = useLoadable(useGetAgreementsQuery(useCurrentLanguage()));
  return (
    <AgreementDialog
      terms={terms}
      onClose={close}
      onAccept={() => {
        acceptAgreement(local);
        close();
      }}
    />
  );
}
