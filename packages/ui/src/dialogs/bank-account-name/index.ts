/** The bank account name dialog, a chunk of its own. */
export { BankAccountNameDialog } from "./BankAccountNameDialog.tsx";
export type { BankAccountNameDialogProps } from "./BankAccountNameDialog.tsx";
