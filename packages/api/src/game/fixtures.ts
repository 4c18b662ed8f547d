import type { InferInput } from "valibot";
import type { GameAccount } from "./schemas.ts";

/** An active slot account with 50 baht and no pictures or links. */
export function aGameAccount(
  over: Partial<InferInput<typeof GameAccount>> = {},
): InferInput<typeof GameAccount> {
  return {
    code: "PG",
    name: "PG Soft",
    category: "slot",
    isActive: true,
    amount: 50,
    ftWalletSlot: 1,
    logo: null,
    background: null,
    web: null,
    android: null,
    ios: null,
    ...over,
  };
}
