import { useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { isPublicPath, PATHS, readTarget } from "../../navigation/paths.ts";
import { useLoggedIn } from "../../session/SessionContext.tsx";

/** The address, and the page that is shown: another while a member is asked whether to log out. */
interface Visit {
  location: Location;
  page: Location;
}

/**
 * Lets no member go onto a public page within the visit unasked, by Back, Forward or a link: until they log out, the
 * page where they were stays, or home where that was none of theirs.
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
