import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isPublicPath, PATHS, readTarget } from "../../navigation/paths.ts";
import { loginStateAfter, readLoginState } from "../../navigation/login-state.ts";
import type { SessionEvent } from "../../session/session.ts";
import { useSession } from "../../session/SessionContext.tsx";

/**
 * Navigates to `/terminated` when the service is gone (§8), once for any number of calls that report it. It remembers
 * the member's page, or the page that the log-in would lead to. Re-reads the session whenever the tab becomes visible
 * again. From Page Not Found the end of a session leads to `/login`; from a member's page, its guard does (`LogInFirst`).
 */
export function SessionNavigator() {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();

  const follow = useEffectEvent((event: SessionEvent) => {
    if (event.kind === "gone") {
      const target = readTarget(pathname + search) ?? readLoginState(state).target;
      void navigate(PATHS.terminated, { replace: true, state: { target } });
    }
    // Page Not Found stands in the member's area, and has no guard.
    if (
      event.kind === "left" &&
      !isPublicPath(pathname) &&
      pathname !== PATHS.terminated &&
      readTarget(pathname) === null
    ) {
      void navigate(PATHS.login, { replace: true, state: loginStateAfter(session.left(), null) });
    }
    // The log-in shows the code itself.
    if (event.kind === "unverified" && pathname !== PATHS.login) {
      void navigate(PATHS.login, { state: { code: event.code } });
    }
  });
  useEffect(() => {
    // The first answer may arrive before the first render.
    if (session.isServiceGone()) follow({ kind: "gone" });
    return session.subscribe((event) => follow(event));
  }, [session]);

  useEffect(() => {
    const shown = () => session.recheck(null);
    const stored = ({ key }: StorageEvent) => session.recheck(key);
    window.addEventListener("pageshow", shown);
    window.addEventListener("storage", stored);
    return () => {
      window.removeEventListener("pageshow", shown);
      window.removeEventListener("storage", stored);
    };
  }, [session]);

  return null;
}
