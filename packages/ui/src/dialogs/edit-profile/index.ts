/** The edit-profile dialog, a chunk of its own. */
export { EditProfileDialog } from "./EditProfileDialog.tsx";
export type { EditProfileDialogProps } from "./EditProfileDialog.tsx";
