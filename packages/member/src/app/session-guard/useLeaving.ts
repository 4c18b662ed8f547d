import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation } from "react-router-dom";
import { isPublicPath, PATHS, readTarget } from "../../navigation/paths.ts";
import { useLoggedIn } from "../../session/SessionContext.tsx";

/** The address, and the page that shows: they differ while a member is asked whether to log out. */
interface Visit {
  location: Location;
  page: Location;
}

interface Leaving extends Visit {
  /** The history entry of the member's page, as the router counts them; NaN for none that the router counts. */
  entry: RefObject<number>;
}

/**
 * Asks a member before a public page opens within the visit by Back, Forward or a link. Until they log out, their last
 * member page stays, or home where there was none.
 */
export function useLeaving(): Leaving {
  const entry = useRef(NaN);
  const visit = useVisit();
  const { location, page } = visit;
  useLayoutEffect(() => {
    if (page === location) entry.current = readTarget(page.pathname) ? entryNumber() : NaN;
  }, [location, page]);
  return { ...visit, entry };
}

/** The current history entry, as the router counts them; NaN for one that is not the router's. */
export function entryNumber(): number {
  return Number((window.history.state as { idx?: number } | null)?.idx);
}

function useVisit(): Visit {
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
