import { BONUS_TYPES } from "@member-wallet/domain";
import * as v from "valibot";
import { Banner } from "../invite/schemas.ts";
import { listOf } from "../wire/lists.ts";
import { IsoTime, Markup, Percent } from "../wire/values.ts";

export const UserBonus = v.object({
  _id: v.string(),
  isActive: v.boolean(),
  received: v.array(v.object({ updatedAt: IsoTime })),
});
export const BonusItem = v.object({
  code: v.pipe(v.string(), v.minLength(1)),
  type: v.picklist(BONUS_TYPES),
  maxReceived: v.number(),
  percentFail: Percent,
  banners: listOf(Banner),
  userBonus: v.nullish(UserBonus, null),
});
export const BonusListAnswer = listOf(BonusItem);
export const ActiveBonusAnswer = v.object({ status: v.boolean(), type: v.nullish(v.string(), null) });
/** An empty body or null means that nothing was found. */
export const PromotionAnswer = v.pipe(
  v.union([v.null(), v.undefined(), v.literal(""), v.object({ percentFail: Percent, description: Markup })]),
  v.transform((answer) => (typeof answer === "object" ? answer : null) ?? null),
);

export type UserBonus = v.InferOutput<typeof UserBonus>;
export type BonusItem = v.InferOutput<typeof BonusItem>;
