import { useEffect } from "react";
import { useGetActiveQuery } from "@member-wallet/api";
import { useSession } from "./SessionContext.tsx";

/**
 * Asks whether the service is there (§2 Guard), again when the tab or the line comes back: of the calls of a public page
 * it may be the only one that can tell. An answer that says no ends it, as the message "gone" does.
 */
export function useActiveService(): void {
  const session = useSession();
  const { data } = useGetActiveQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const closed = data?.active === false;
  useEffect(() => {
    if (closed) session.end();
  }, [closed, session]);
}
