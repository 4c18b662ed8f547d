import { useTranslation } from "react-i18next";
import { Button } from "../../button/Button.tsx";
import { Dialog } from "../../dialog/Dialog.tsx";
import { TermsTexts, type TermsTextsProps } from "../../terms/TermsTexts.tsx";

/** The agreement's texts and the member's answer. */
export interface AgreementDialogProps extends TermsTextsProps {
  /** The member agrees; possible only once the text is shown. */
  readonly onAccept: () => void;
  /** Closed without agreeing: the next visit shows it again. */
  readonly onClose: () => void;
}

/** The operator's agreement, to be read and accepted (§2 Member home). */
export function AgreementDialog({ terms, onAccept, onClose }: AgreementDialogProps) {
  const { t } = useTranslation(["terms", "dialogs"]);
  const readable = terms.kind === "ready" && terms.data.length > 0;
  return (
    <Dialog
      title={t("dialogs:agreement")}
      size="large"
      steady
      onClose={onClose}
      footer={
        readable && (
          <Button variant="primary" block onClick={onAccept}>
            {t("accept")}
          </Button>
        )
      }
    >
      <TermsTexts terms={terms} />
    </Dialog>
  );
}
