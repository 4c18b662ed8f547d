import { useSyncExternalStore } from "react";
import { useSession } from "../session/SessionContext.tsx";

/** The id of the member who is logged in; `null` until an answer has named them. */
export function useMember(): string | null {
  const session = useSession();
  return useSyncExternalStore(session.subscribe, session.member, session.member);
}
