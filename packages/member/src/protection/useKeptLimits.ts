import { useCallback, useSyncExternalStore } from "react";
import { type KeptLimits, readLimits } from "@member-wallet/domain";
import { useSite } from "../site/SiteContext.tsx";
import { useStorages } from "../storage/StoragesContext.tsx";
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
