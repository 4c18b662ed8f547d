import { useSyncExternalStore } from "react";
import { useSession } from "../../session/SessionContext.tsx";
import { useStorages } from "../../storage/StoragesContext.tsx";
import { type LastSync, lastSyncOf } from "./last-sync.ts";

/** Where the time of the last balance is kept, and that time: an ISO time, or `null` when there was none. */
export function useLastSync(): { lastSync: LastSync; updatedAt: string | null } {
  const lastSync = lastSyncOf(useSession(), useStorages());
  return { lastSync, updatedAt: useSyncExternalStore(lastSync.subscribe, lastSync.read) };
}
