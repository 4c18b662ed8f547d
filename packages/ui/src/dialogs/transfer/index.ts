/** The transfer dialog, a chunk of its own. */
export { EMPTY_TRANSFER_DRAFT, WALLET } from "./props.ts";
export type {
  TransferAccounts,
  TransferAction,
  TransferDialogProps,
  TransferDraft,
  TransferGame,
  TransferIntent,
  TransferPhase,
} from "./props.ts";
export { TransferDialog } from "./TransferDialog.tsx";
