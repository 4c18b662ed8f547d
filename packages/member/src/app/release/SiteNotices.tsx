import { useSyncExternalStore } from "react";
import { SiteNoticesView } from "./SiteNoticesView.tsx";

interface SiteNoticesProps {
  newRelease: boolean;
  refresh: () => void;
  later: () => void;
}

/** The notices of every page: the device is offline, or a new release is there. */
export function SiteNotices(props: SiteNoticesProps) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return <SiteNoticesView {...props} offline={!online} />;
}

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
