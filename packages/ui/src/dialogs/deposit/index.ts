/** The deposit dialog and its panels, a chunk of its own. */
export { AccountDetails } from "./account/AccountDetails.tsx";
export type { AccountDetailsProps } from "./account/AccountDetails.tsx";
export { DepositDialog } from "./DepositDialog.tsx";
export type { DepositDialogProps } from "./DepositDialog.tsx";
export { GiftLinkForm } from "./gift-link/GiftLinkForm.tsx";
export type { GiftLinkFormProps } from "./gift-link/GiftLinkForm.tsx";
export type { DepositAccount, DepositFacts, DepositOffers, DepositMethod } from "./props.ts";
export { useNotReceivedTitle } from "./qr/useNotReceivedTitle.ts";
export { QrDeposit } from "./qr/QrDeposit.tsx";
export type { ConfirmingQrState, OpenQrState, QrDepositProps, QrState } from "./qr/props.ts";
export { ReceivedMoney } from "./qr/ReceivedMoney.tsx";
export type { ReceivedMoneyProps } from "./qr/ReceivedMoney.tsx";
export { SlipUpload } from "./slip/SlipUpload.tsx";
export type { SlipPhase, SlipProblem } from "./slip/props.ts";
export type { SlipUploadProps } from "./slip/SlipUpload.tsx";
