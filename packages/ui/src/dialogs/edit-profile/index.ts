/** The edit-profile dialog, a chunk of its own. */
export type { ProfileLookUp } from "../profile/ProfileWaiting.tsx";
export { EditProfileDialog } from "./EditProfileDialog.tsx";
export type { EditProfileDialogProps } from "./EditProfileDialog.tsx";
