import { createContext, use, useSyncExternalStore } from "react";
import type { Session } from "./session.ts";

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is used outside of the mounted site.");
  return session;
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
