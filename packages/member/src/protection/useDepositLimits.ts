import { useCallback, useSyncExternalStore } from "react";
import {
  type KeptLimits,
  type KnownDeposits,
  type LimitUse,
  limitsAt,
  limitUse,
  readLimits,
  statementState,
} from "@member-wallet/domain";
import { useClock } from "@member-wallet/ui";
import { useSite } from "../site/SiteContext.tsx";
import { completeSince, type Entries, useNewestEntries } from "../statement-entries/useNewestEntries.ts";
import { useStorages } from "../storage/StoragesContext.tsx";
import { useKeptByBackend } from "./kept-by-backend.ts";
import { readKept, subscribe } from "./kept.ts";
import { useMember } from "./useMember.ts";

/**
 * The limits that the member set, as this browser knows them (§2 Player protection); `null` where the market has no
 * protection, and until an answer has named the member.
 */
export function useKeptLimits(): KeptLimits | null {
  const member = useMember();
  const { local } = useStorages();
  const offered = useSite().market.protection !== undefined;
  const read = useCallback(
    () => (member === null ? null : (readKept(local, "limits", member)[0] ?? null)),
    [local, member],
  );
  const stored = useSyncExternalStore(subscribe, read, read);
  return member === null || !offered ? null : readLimits(stored);
}

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
