/** The withdraw dialog, a chunk of its own. */
export { EMPTY_WITHDRAW_DRAFT } from "./props.ts";
export type {
  WithdrawBalance,
  WithdrawData,
  WithdrawDestination,
  WithdrawDialogProps,
  WithdrawDraft,
} from "./props.ts";
export { WithdrawDialog } from "./WithdrawDialog.tsx";
