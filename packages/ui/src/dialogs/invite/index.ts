/** Inviting friends, a chunk of its own. */
export { InviteDialog } from "./InviteDialog.tsx";
export type { InviteDialogProps, InviteLogRow, InviteOffer } from "./props.ts";
