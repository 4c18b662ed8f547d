/** The change-password dialog, a chunk of its own. */
export { ChangePasswordDialog } from "./ChangePasswordDialog.tsx";
export type { ChangePasswordDialogProps, PasswordChange } from "./ChangePasswordDialog.tsx";
