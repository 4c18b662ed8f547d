/** The agreement dialog, a chunk of its own. */
export type { TermsTextsState } from "../../terms/TermsTexts.tsx";
export { AgreementDialog } from "./AgreementDialog.tsx";
export type { AgreementDialogProps } from "./AgreementDialog.tsx";
