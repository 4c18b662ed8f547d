/** Test data in the API's shape: typed builders with overrides. */
export { aBankAccount, aProfile } from "./account/fixtures.ts";
export { aBonusItem, anActiveBonus, aPromotion, aUserBonus } from "./bonus/fixtures.ts";
export { aChatMessage } from "./chat/fixtures.ts";
export { aGameAccount } from "./game/fixtures.ts";
export { aBanner, anInviteRow } from "./invite/fixtures.ts";
export { aQrState } from "./qr/fixtures.ts";
export { aRefundCheck, aRefundRow } from "./refund/fixtures.ts";
export { aSlipEntry } from "./slip/fixtures.ts";
export { aCoupon, aSlice, aSpinPrize, aSpinRefusal, aSpinSetup } from "./spinwheel/fixtures.ts";
export { aStatementEntry } from "./statement/fixtures.ts";
export { aWalletAnswer } from "./wallet/fixtures.ts";
