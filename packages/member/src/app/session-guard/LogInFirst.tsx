import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PATHS } from "../../navigation/paths.ts";
import { loginStateAfter } from "../../navigation/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";

/** The guard of member routes (§2): without a stored token they redirect to `/login`, which remembers the target. */
export function LogInFirst() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const target = pathname + search;
  useEffect(() => {
    // The address is ahead of what is drawn: it may have changed again, as by Back.
    if (window.location.pathname + window.location.search !== target) return;
    session.resume();
    if (session.token() !== null) return;
    void navigate(PATHS.login, { replace: true, state: loginStateAfter(session.left(), target) });
  }, [navigate, session, target]);
  return null;
}
