/** The prize wheel's dialog, a chunk of its own. */
export type { Prize, PrizeWheel, SpinWheelDialogProps, SpinWheelSetup } from "./props.ts";
export { SpinWheelDialog } from "./SpinWheelDialog.tsx";
