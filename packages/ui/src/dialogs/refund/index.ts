/** The refund on losses, a chunk of its own. */
export type { RefundAction, RefundDialogProps, RefundLogRow, RefundOffer } from "./props.ts";
export { RefundDialog } from "./RefundDialog.tsx";
