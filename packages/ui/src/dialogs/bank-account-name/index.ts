/** The bank account name dialog, a chunk of its own. */
export type { ProfileLookUp } from "../../profile-form/ProfileSkeleton.tsx";
export { BankAccountNameDialog } from "./BankAccountNameDialog.tsx";
export type { BankAccountNameDialogProps } from "./BankAccountNameDialog.tsx";
