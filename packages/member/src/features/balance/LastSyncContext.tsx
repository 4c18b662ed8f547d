import { createContext, use, useSyncExternalStore } from "react";
import type { LastSync } from "./last-sync.ts";

export const LastSyncContext = createContext<LastSync | null>(null);

export function useLastSyncRoom(): LastSync {
  const room = use(LastSyncContext);
  if (room === null) throw new Error("useLastSync is used outside of the mounted site.");
  return room;
}

/** When the balances were last brought: an ISO time, or `null` when they never were. */
export function useLastSync(): string | null {
  const room = useLastSyncRoom();
  return useSyncExternalStore(room.subscribe, room.read);
}
