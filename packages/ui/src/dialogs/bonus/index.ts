/** One bonus, a chunk of its own. */
export { BonusDialog } from "./BonusDialog.tsx";
export type { BonusDialogProps, BonusOffer } from "./props.ts";
