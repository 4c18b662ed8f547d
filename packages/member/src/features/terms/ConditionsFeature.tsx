import { useGetConditionsQuery } from "@member-wallet/api";
import { ConditionsDialog } from "@member-wallet/ui/dialogs/conditions";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useDialogAddress } from "../../navigation/useDialogAddress.ts";
import { useLoadable } from "../../store/useLoadable.ts";

/** The conditions, as the operator wrote them (§7). */
export function ConditionsFeature() {
  const { close } = useDialogAddress();
  const terms = useLoadable(useGetConditionsQuery(useCurrentLanguage()));
  return <ConditionsDialog terms={terms} onClose={close} />;
}
