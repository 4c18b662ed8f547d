/** The withdraw dialog, a chunk of its own. */
export { EMPTY_WITHDRAW_DRAFT } from "./props.ts";
export type {
  WithdrawBalance,
  WithdrawBonus,
  WithdrawData,
  WithdrawDestination,
  WithdrawDialogProps,
  WithdrawDraft,
} from "./props.ts";
export { WithdrawDialog } from "./WithdrawDialog.tsx";
