/** The slip list, a chunk of its own. */
export type {
  SlipList,
  SlipOutcome,
  SlipPictureState,
  SlipReasonCode,
  SlipRow,
  SlipsDialogProps,
} from "./props.ts";
export { SlipsDialog } from "./SlipsDialog.tsx";
export { useSlipLabels } from "./useSlipLabels.ts";
