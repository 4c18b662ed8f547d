import { useSyncExternalStore } from "react";
import { useSession } from "../../session/SessionContext.tsx";
import { type LastSync, lastSyncOf } from "./last-sync.ts";

/** The store of the last balance's time, and that time: an ISO time, or `null` for none. */
export function useLastSync(): { lastSync: LastSync; updatedAt: string | null } {
  const lastSync = lastSyncOf(useSession());
  return { lastSync, updatedAt: useSyncExternalStore(lastSync.subscribe, lastSync.read, () => null) };
}
