/** The edit-profile dialog, a chunk of its own. */
export type { ProfileLookUp } from "../../profile-form/ProfileSkeleton.tsx";
export { EditProfileDialog } from "./EditProfileDialog.tsx";
export type { EditProfileDialogProps } from "./EditProfileDialog.tsx";
