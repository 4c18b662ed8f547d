import { useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { isPublicPath, PATHS, readTarget } from "../../navigation/paths.ts";
import { useLoggedIn } from "../../session/SessionContext.tsx";

/** The address, and the page that shows: they differ while a member is asked whether to log out. */
interface Visit {
  location: Location;
  page: Location;
}

/**
 * Asks a member before a public page opens within the visit by Back, Forward or a link. Until they log out, their last
 * member page stays, or home where there was none.
 */
export function useLeaving(): Visit {
  const location = useLocation();
  const loggedIn = useLoggedIn();
  const [visit, setVisit] = useState<Visit>();
  if (visit?.location === location && (loggedIn || visit.page === location)) return visit;

  const next = { location, page: location };
  if (loggedIn && isPublicPath(location.pathname)) {
    next.page =
      visit && readTarget(visit.page.pathname)
        ? visit.page
        : { ...location, pathname: PATHS.home, search: "" };
  }
  setVisit(next);
  return next;
}
