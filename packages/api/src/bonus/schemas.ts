import * as v from "valibot";
import { Banner } from "../invite/schemas.ts";
import { isBlank } from "../wire/is-blank.ts";
import { listOf } from "../wire/lists.ts";
import { Code, LooseText, Markup, NullableText, PercentIfKnown } from "../wire/values.ts";

/** A receipt whose time is unusable still counts as one. */
const Receipt = v.fallback(v.object({ updatedAt: v.string() }), { updatedAt: "" });

/**
 * What a member has received of one bonus: a receipt for each time, and whether it runs now. `updatedAt` is empty when
 * the server's is unusable.
 */
export const UserBonus = v.object({
  _id: v.string(),
  isActive: v.boolean(),
  received: v.pipe(
    v.nullish(v.array(Receipt), null),
    v.transform((received) => received ?? []),
  ),
});
/** `type` is one of `BONUS_TYPES`, or one that this client does not know. */
export const BonusItem = v.object({
  code: Code,
  type: v.string(),
  /** How often it can be received; null when that is not known. */
  maxReceived: v.optional(v.fallback(v.nullable(v.number()), null), null),
  percentFail: PercentIfKnown,
  banners: listOf(Banner),
  userBonus: v.nullish(UserBonus, null),
});
/** Every bonus that the operator offers; items that fail to parse are dropped. */
export const BonusListAnswer = listOf(BonusItem);
/**
 * Whether a bonus or promotion runs (§4 Bonus), and its type; null when the server names none. A server may also send
 * its `code`, and in `percentFail` the share of the balance that ending it now costs: 0 once its conditions are met.
 */
export const ActiveBonusAnswer = v.object({
  status: v.boolean(),
  type: NullableText,
  code: NullableText,
  percentFail: PercentIfKnown,
});
/** An empty body or null means that nothing was found. */
export const PromotionAnswer = v.pipe(
  v.union([
    v.null(),
    v.undefined(),
    v.pipe(v.string(), v.check(isBlank)),
    v.object({ percentFail: PercentIfKnown, description: LooseText }),
  ]),
  v.transform((answer): Promotion | null => (typeof answer === "object" ? answer : null)),
);

export type UserBonus = v.InferOutput<typeof UserBonus>;
export type BonusItem = v.InferOutput<typeof BonusItem>;
/** `percentFail`: the share that is lost while the conditions are unmet. */
export interface Promotion {
  percentFail: number | null;
  description: v.InferOutput<typeof Markup>;
}
export type BonusListAnswer = v.InferOutput<typeof BonusListAnswer>;
export type ActiveBonusAnswer = v.InferOutput<typeof ActiveBonusAnswer>;
