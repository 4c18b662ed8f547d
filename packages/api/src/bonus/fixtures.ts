import type { InferInput } from "valibot";
import { aBanner } from "../invite/fixtures.ts";
import type { ActiveBonusAnswer, BonusItem, PromotionAnswer, UserBonus } from "./schemas.ts";

/** A bonus of type `day` that runs. */
export function anActiveBonus(
  over: Partial<InferInput<typeof ActiveBonusAnswer>> = {},
): InferInput<typeof ActiveBonusAnswer> {
  return { status: true, type: "day", ...over };
}

/** A bonus that the member has not received. */
export function aUserBonus(over: Partial<InferInput<typeof UserBonus>> = {}): InferInput<typeof UserBonus> {
  return { _id: "user-bonus-1", isActive: false, received: [], ...over };
}

/** A daily bonus that can be received once and costs 20 percent when it is ended early. */
export function aBonusItem(over: Partial<InferInput<typeof BonusItem>> = {}): InferInput<typeof BonusItem> {
  return {
    code: "DAILY10",
    type: "day",
    maxReceived: 1,
    percentFail: 20,
    banners: [aBanner()],
    userBonus: null,
    ...over,
  };
}

/** A promotion that was found; without conditions met, it costs 20 percent. */
export function aPromotion(
  over: Partial<Extract<InferInput<typeof PromotionAnswer>, object>> = {},
): InferInput<typeof PromotionAnswer> {
  return { percentFail: 20, description: "<p>Get 50 baht.</p>", ...over };
}
