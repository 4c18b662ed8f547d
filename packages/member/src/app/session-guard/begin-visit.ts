import { isPublicPath } from "../../navigation/paths.ts";
import type { Session } from "../../session/session.ts";

/**
 * Runs before the first render and the first call: a visit that begins on a public page ends the stored session in all
 * tabs (§2 Guard). A member who goes back to one is asked first (`useLeaving`).
 */
export function beginVisit(session: Session): void {
  if (isPublicPath(window.location.pathname) && !wentBack()) session.leave("public-page");
}

/** Whether this page was loaded by Back or Forward. */
function wentBack(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation?.type === "back_forward";
}
