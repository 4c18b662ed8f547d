import { createContext, useSyncExternalStore } from "react";
import type { Session } from "./session.ts";
import { useService } from "../site/useService.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  return useService(SessionContext);
}

/** Whether a member is logged in: only the token decides (§6). */
export function useLoggedIn(): boolean {
  const session = useSession();
  const loggedIn = () => session.token() !== null;
  return useSyncExternalStore(session.subscribe, loggedIn, loggedIn);
}

/** Changes with the member: used as a React key, it separates the data of two members. */
export function useSessionEpoch(): number {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.epoch, session.epoch);
}
