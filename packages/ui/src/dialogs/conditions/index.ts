/** The conditions dialog, a chunk of its own. */
export { ConditionsDialog } from "./ConditionsDialog.tsx";
export type { ConditionsDialogProps } from "./ConditionsDialog.tsx";
