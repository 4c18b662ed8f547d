/** The agreement dialog, a chunk of its own. */
export { AgreementDialog } from "./AgreementDialog.tsx";
export type { AgreementDialogProps } from "./AgreementDialog.tsx";
