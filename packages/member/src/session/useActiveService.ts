import { useEffect } from "react";
import { useGetActiveQuery } from "@member-wallet/api";
import { useSession } from "./SessionContext.tsx";

/**
 * Checks whether the service is available (§2 Guard), again when the tab becomes visible or the device goes online: on
 * a public page it may be the only call that can find out. A negative answer ends it, as the socket message "gone"
 * does.
 */
export function useActiveService(): void {
  const session = useSession();
  const { data } = useGetActiveQuery(undefined, { refetchOnFocus: true, refetchOnReconnect: true });
  const closed = data?.active === false;
  useEffect(() => {
    if (closed) session.serviceGone();
  }, [closed, session]);
}
