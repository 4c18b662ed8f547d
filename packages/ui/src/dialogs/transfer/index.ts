/** The transfer dialog, a chunk of its own. */
export { EMPTY_TRANSFER_DRAFT } from "./props.ts";
export type { TransferAccounts, TransferAction, TransferDialogProps, TransferGame } from "./props.ts";
export { TransferDialog } from "./TransferDialog.tsx";
