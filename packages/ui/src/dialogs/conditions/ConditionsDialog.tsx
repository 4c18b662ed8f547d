import { useTranslation } from "react-i18next";
import { Dialog } from "../../dialog/Dialog.tsx";
import { TermsTexts, type TermsTextsProps } from "../../terms/TermsTexts.tsx";

/** The texts of the conditions. */
export interface ConditionsDialogProps extends TermsTextsProps {
  readonly onClose: () => void;
}

/** The operator's conditions, to be read (§2 Member shell). */
export function ConditionsDialog({ terms, onClose }: ConditionsDialogProps) {
  const { t } = useTranslation("dialogs");
  return (
    <Dialog title={t("conditions")} size="large" steady onClose={onClose}>
      <TermsTexts terms={terms} />
    </Dialog>
  );
}
