import { useGetBonusesQuery } from "@member-wallet/api";
import { bonusAvailability, isBonusType } from "@member-wallet/domain";
import type { Loadable } from "@member-wallet/ui";
import type { BonusOffer } from "@member-wallet/ui/dialogs/bonus";
import { useCurrentLanguage } from "../../language/LanguageContext.tsx";
import { useLoadable } from "../../store/useLoadable.ts";
import { useOperatorDay } from "./useOperatorDay.ts";

/** A bonus with what the member can do with it now. */
export interface ListedBonus extends Omit<BonusOffer, "notice"> {
  readonly code: string;
}

/** The bonuses in the server's order, with their availability at the operator's time. */
export function useBonusList(): Loadable<readonly ListedBonus[]> {
  const now = useOperatorDay();
  const query = useGetBonusesQuery(useCurrentLanguage(), {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  return useLoadable(query, (bonuses) =>
    bonuses.map((bonus) => ({
      code: bonus.code,
      type: isBonusType(bonus.type) ? bonus.type : null,
      maxReceived: bonus.maxReceived,
      percentFail: bonus.percentFail,
      banners: bonus.banners,
      availability: bonusAvailability(bonus, now),
    })),
  );
}
