import * as v from "valibot";
import { BahtIfKnown, Code, LooseText, NullableText } from "../wire/values.ts";

/**
 * A member's account in one game. Logo, background and links may each be missing; an amount or a rate that fails to
 * parse is `null`; one without a name shows its code.
 */
export const GameAccount = v.pipe(
  v.object({
    code: Code,
    name: LooseText,
    category: v.picklist(["slot", "sport", "lotto"]),
    isActive: v.boolean(),
    amount: BahtIfKnown,
    ftWalletSlot: v.fallback(v.nullable(v.number()), null),
    logo: NullableText,
    background: NullableText,
    web: NullableText,
    android: NullableText,
    ios: NullableText,
  }),
  v.transform((game) => ({ ...game, name: game.name || game.code })),
);

/** The log-in of a member's game account, shown to be copied. */
export const GameLogin = v.object({ username: v.string(), password: v.string() });
/** The address that opens a game with the member logged in (§2 Game launching). */
export const AutoLoginAnswer = v.object({ link: v.pipe(v.string(), v.minLength(1)) });

export type GameAccount = v.InferOutput<typeof GameAccount>;
/** The carousel that a game belongs to (§2 Carousels): `slot`, `sport` (with casino) or `lotto`. */
export type GameCategory = GameAccount["category"];
export type GameLogin = v.InferOutput<typeof GameLogin>;
export type AutoLoginAnswer = v.InferOutput<typeof AutoLoginAnswer>;
