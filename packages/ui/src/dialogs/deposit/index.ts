/** The deposit dialog and its panels, a chunk of its own. */
export { AccountDetails } from "./AccountDetails.tsx";
export type { AccountDetailsProps } from "./AccountDetails.tsx";
export { DepositDialog } from "./DepositDialog.tsx";
export type { DepositDialogProps } from "./DepositDialog.tsx";
export { GiftLinkForm } from "./GiftLinkForm.tsx";
export type { GiftLinkFormProps } from "./GiftLinkForm.tsx";
export type {
  DepositAccount,
  DepositFacts,
  DepositOffers,
  DepositMethod,
  QrContent,
  SlipPhase,
  SlipProblem,
} from "./props.ts";
export type { CallPhase } from "../unresolved/call-phase.ts";
export { useNotReceivedTitle } from "./useNotReceivedTitle.ts";
export { QrDeposit } from "./QrDeposit.tsx";
export type { QrDepositProps } from "./QrDeposit.tsx";
export { SlipUpload } from "./SlipUpload.tsx";
export type { SlipUploadProps } from "./SlipUpload.tsx";
