import { exactSatang } from "@member-wallet/domain";
import * as v from "valibot";
import { BankAccount, Profile } from "../account/schemas.ts";
import { GameAccount } from "../game/schemas.ts";
import { incompleteList, listOf } from "../wire/lists.ts";
import { BahtIfKnown, PercentIfKnown } from "../wire/values.ts";

/** `success` is the percentage paid when the conditions are met, `fail` the one lost when they are not. */
export const InviteSummary = v.object({
  amount: BahtIfKnown,
  success: PercentIfKnown,
  fail: PercentIfKnown,
});

/**
 * A wallet or game whose amount fails to parse stays, with the amount `null`. `allSlots` is true if every game account
 * of the answer parsed: otherwise any total is incomplete.
 */
export const WalletAnswer = v.pipe(
  v.object({
    profile: Profile,
    bankAccount: BankAccount,
    wallet: v.object({ amount: BahtIfKnown }),
    invite: v.optional(v.fallback(v.nullable(InviteSummary), null), null),
    slots: listOf(GameAccount),
  }),
  v.transform((answer) => ({ ...answer, allSlots: incompleteList(answer.slots) === undefined })),
);

/** An amount that a member sends, in baht (`exactSatang`). */
const SentBaht = v.pipe(
  v.number(),
  v.check((baht) => exactSatang(baht) !== null, "Not an exact amount"),
);

/** A body with an amount in baht. */
export const AmountPayload = v.object({ amount: SentBaht });
/** `from` and `to` are `wallet` or the code of a game account. */
export const TransferPayload = v.object({ from: v.string(), to: v.string(), amount: SentBaht });
/** The body that collects everything into `to`: `wallet` or the code of a game account. */
export const TransferAllPayload = v.object({ to: v.string() });
export type WalletAnswer = v.InferOutput<typeof WalletAnswer>;
export type InviteSummary = v.InferOutput<typeof InviteSummary>;
