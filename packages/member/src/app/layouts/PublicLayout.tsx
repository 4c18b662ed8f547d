import { Outlet, useLocation } from "react-router-dom";
import { useActiveService } from "../../session/useActiveService.ts";
import { PublicLayoutView } from "./PublicLayoutView.tsx";

/**
 * The layout of the pages that need no log-in (§2). No member is shown one: a visit that begins at one ends the session
 * (`beginVisit`), and within a visit the member is asked first (`useLeaving`).
 */
export function PublicLayout() {
  useActiveService();
  return (
    <PublicLayoutView current={useLocation().pathname}>
      <Outlet />
    </PublicLayoutView>
  );
}
