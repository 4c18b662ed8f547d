import { useGetActiveBonusQuery, useGetBonusesQuery } from "@member-wallet/api";
import type { Loadable } from "@member-wallet/ui";
import { useCurrentLanguage } from "../language/LanguageContext.tsx";
import { useLoadable } from "../store/useLoadable.ts";

/** The bonus or promotion in use. */
export interface BonusInUse {
  /** What the member knows it by; `null` where neither the server nor the list of bonuses tells. */
  readonly code: string | null;
  /** Its type as the server names it. */
  readonly type: string | null;
  /** The percentage of the balance that its end costs; `null` when it is not known. */
  readonly percentFail: number | null;
  /** The percentage counts whatever is met: the server has told it for now, and not for unmet conditions only. */
  readonly isCurrent: boolean;
}

/**
 * The bonus in use (§2 Bonus); `null` for none. What the server does not tell of it comes from the list of bonuses,
 * which has no promotions.
 */
export function useBonusInUse(): Loadable<BonusInUse | null> {
  const query = useGetActiveBonusQuery(undefined, {
    refetchOnMountOrArgChange: true,
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const active = query.currentData;
  const isTold =
    active === undefined || !active.status || (active.code !== null && active.percentFail !== null);
  const { data: list, isLoading } = useGetBonusesQuery(useCurrentLanguage(), { skip: isTold });
  const listed = list?.find(({ code, userBonus }) =>
    active?.code == null ? userBonus?.isActive === true : code === active.code,
  );
  const inUse = useLoadable(query, ({ status, type, code, percentFail }): BonusInUse | null =>
    status
      ? {
          code: code ?? listed?.code ?? null,
          type,
          percentFail: percentFail ?? listed?.percentFail ?? null,
          isCurrent: percentFail !== null,
        }
      : null,
  );
  // A cost that the list is about to tell must not be told as unknown.
  return isLoading ? { kind: "loading" } : inUse;
}
