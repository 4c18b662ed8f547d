import type { InferInput } from "valibot";
import { aBankAccount, aProfile } from "../account/fixtures.ts";
import { aGameAccount } from "../game/fixtures.ts";
import type { WalletAnswer } from "./schemas.ts";

/** A member with 1,000 baht in the wallet and one game account. */
export function aWalletAnswer(
  over: Partial<InferInput<typeof WalletAnswer>> = {},
): InferInput<typeof WalletAnswer> {
  return {
    profile: aProfile(),
    bankAccount: aBankAccount(),
    wallet: { amount: 1000 },
    invite: { amount: 0, success: 0, fail: 0 },
    slots: [aGameAccount()],
    ...over,
  };
}
