import { useCallback, useSyncExternalStore } from "react";
import {
  type DepositLimits,
  type KeptLimits,
  type KnownDeposits,
  type LimitUse,
  limitsAt,
  limitUse,
  readLimits,
  setLimits,
  statementState,
} from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import { useSite } from "../site/SiteContext.tsx";
import { completeSince, type Entries, useNewestEntries } from "../statement-entries/useNewestEntries.ts";
import { useStorages } from "../storage/StoragesContext.tsx";
import { changeKept } from "./change-kept.ts";
import { readKept, subscribe } from "./kept.ts";
import { useMember } from "./useMember.ts";

/**
 * The limits of deposits that the member set in this browser (§2 Player protection), and the function that sets others;
 * `null` where the market has no protection, and until an answer has named the member.
 */
export function useDepositLimits(): { kept: KeptLimits; change: (wanted: DepositLimits) => void } | null {
  const member = useMember();
  const { local } = useStorages();
  const clock = useClock();
  const offered = useSite().market.protection !== undefined;
  const read = useCallback(
    () => (member === null ? null : (readKept(local, "limits", member)[0] ?? null)),
    [local, member],
  );
  const stored = useSyncExternalStore(subscribe, read, read);
  if (member === null || !offered) return null;
  return {
    kept: readLimits(stored),
    change: (wanted) =>
      changeKept(local, "limits", member, (before) =>
        JSON.stringify(setLimits(readLimits(before), wanted, clock())),
      ),
  };
}

/** The limit that leaves the least, while and after the statement that tells how much that is loads. */
export interface KnownLimit extends LimitUse {
  readonly loading: boolean;
}

/** How far the member's limits are used up; `null` without limits. */
export function useLimitUse(): KnownLimit | null {
  const now = useClock()();
  const set = useDepositLimits();
  const limits = set === null ? {} : limitsAt(set.kept, now);
  const { data, isLoading } = useNewestEntries(Object.keys(limits).length > 0);
  const use = limitUse(limits, data === undefined ? null : depositsOf(data), now);
  return use && { ...use, loading: isLoading };
}

/** Every deposit that has not failed counts: one that is checked may arrive. */
function depositsOf(answer: Entries): KnownDeposits {
  const deposits = answer.statements
    .filter(({ statementType, status }) => statementType === "deposit" && statementState(status) !== "failed")
    .map(({ createdAt, amount }) => ({ at: Date.parse(createdAt), amount }));
  return { deposits, since: completeSince(answer) };
}
