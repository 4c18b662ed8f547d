import { toUpperAscii } from "@member-wallet/domain";
import type { BonusOffer, Operator, PromotionOffer } from "../operator.ts";
import type { SwitchState } from "../switches/switches.ts";

/** The bonuses of the list: the operator's, or as many as the switch sets. */
export function listedBonuses(
  { bonuses }: Operator,
  { bonusCount }: Pick<SwitchState, "bonusCount">,
): readonly BonusOffer[] {
  if (bonusCount === null || bonuses.length === 0) return bonuses;
  return Array.from({ length: bonusCount }, (_, index) => {
    const bonus = bonuses[index % bonuses.length] as BonusOffer;
    return index < bonuses.length ? bonus : { ...bonus, code: `${bonus.code}-${index + 1}` };
  });
}

/** The promotion of a code, in whatever case it is sent. */
export function findPromotion({ promotions }: Operator, code: string): PromotionOffer | undefined {
  return promotions.find((promotion) => promotion.code === toUpperAscii(code));
}
