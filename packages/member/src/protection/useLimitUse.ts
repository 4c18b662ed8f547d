import { type KnownDeposits, type LimitUse, limitsAt, limitUse, statementState } from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import { completeSince, type Entries, useNewestEntries } from "../statement-entries/useNewestEntries.ts";
import { useKeptByBackend } from "./kept-by-backend.ts";
import { useKeptLimits } from "./useKeptLimits.ts";

/** The limit that leaves the least, while and after the statement that tells how much that is loads. */
export interface KnownLimit extends LimitUse {
  readonly loading: boolean;
  /** The backend keeps it and refuses a QR above it; else it is a reminder in this browser. */
  readonly binding: boolean;
}

/** How far the member's limits are used up; `null` without limits. */
export function useLimitUse(): KnownLimit | null {
  const now = useClock()();
  const kept = useKeptLimits();
  const binding = useKeptByBackend();
  const limits = kept === null ? {} : limitsAt(kept, now);
  const { data, isLoading } = useNewestEntries(Object.keys(limits).length > 0);
  const use = limitUse(limits, data === undefined ? null : depositsOf(data), now);
  return use && { ...use, loading: isLoading, binding };
}

/** Every deposit that has not failed counts: one that is checked may arrive. */
function depositsOf(answer: Entries): KnownDeposits {
  const deposits = answer.statements
    .filter(({ statementType, status }) => statementType === "deposit" && statementState(status) !== "failed")
    .map(({ createdAt, amount }) => ({ at: Date.parse(createdAt), amount }));
  return { deposits, since: completeSince(answer) };
}
