/** The conditions dialog, a chunk of its own. */
export type { TermsTextsState } from "../../terms/TermsTexts.tsx";
export { ConditionsDialog } from "./ConditionsDialog.tsx";
export type { ConditionsDialogProps } from "./ConditionsDialog.tsx";
