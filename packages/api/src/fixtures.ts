/** Test data in the API's shape: typed builders with overrides. */
export { aBankAccount, aProfile } from "./account/fixtures.ts";
export { anActiveBonus } from "./bonus/fixtures.ts";
export { aGameAccount } from "./game/fixtures.ts";
export { aQrState } from "./qr/fixtures.ts";
export { aSlipEntry } from "./slip/fixtures.ts";
export { aStatementEntry } from "./statement/fixtures.ts";
export { aWalletAnswer } from "./wallet/fixtures.ts";
