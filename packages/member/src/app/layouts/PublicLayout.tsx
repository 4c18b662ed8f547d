import { Outlet, useLocation } from "react-router-dom";
import { useBrand } from "../../language/LanguageContext.tsx";
import { LanguageMenu } from "../../language/LanguageMenu.tsx";
import { useActiveService } from "../../session/useActiveService.ts";
import { SupportChatAfterPage } from "./SupportChatAfterPage.tsx";
import { PublicLayoutView } from "./PublicLayoutView.tsx";

/**
 * The layout of the pages that need no log-in (§2). A logged-in member never sees it: a visit that begins on a public
 * page ends the session (`beginVisit`), and within a visit the member is asked first (`useLeaving`).
 */
export function PublicLayout() {
  useActiveService();
  return (
    <>
      <PublicLayoutView brand={useBrand()} languages={<LanguageMenu />} current={useLocation().pathname}>
        <Outlet />
      </PublicLayoutView>
      <SupportChatAfterPage />
    </>
  );
}
