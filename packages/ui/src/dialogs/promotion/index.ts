/** A promotion code, a chunk of its own. */
export { PromotionDialog } from "./PromotionDialog.tsx";
export type { FoundPromotion, PromotionDialogProps } from "./PromotionDialog.tsx";
