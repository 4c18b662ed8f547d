import { isPublicPath } from "../../navigation/paths.ts";
import type { Session } from "../../session/session.ts";

/**
 * Before anything is drawn or asked: a visit that begins at a public page ends the session that is stored, in all tabs
 * (§2 Guard). Who went back onto one is asked first (`useLeaving`).
 */
export function beginVisit(session: Session): void {
  if (isPublicPath(window.location.pathname) && !wentBack()) session.leave("public-page");
}

/** Whether this page was loaded by Back or Forward. */
function wentBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "back_forward";
}
