import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { PATHS, readTarget } from "../../navigation/paths.ts";
import { readLoginState } from "../../navigation/login-state.ts";
import type { SessionEvent } from "../../session/session.ts";
import { useSession } from "../../session/SessionContext.tsx";

/**
 * Navigates to `/terminated` when the service is gone (§8), once for any number of calls that report it. It remembers
 * the member's page, or the page that the log-in would lead to. Re-reads the session whenever the tab becomes visible
 * again. Redirecting to `/login` is the guard's job (`LogInFirst`).
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
