import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router-dom";
import { PATHS } from "../../navigation/paths.ts";
import { loginStateAfter } from "../../navigation/login-state.ts";
import { useLoggedIn, useSession } from "../../session/SessionContext.tsx";

/** The guard of member routes (§2): without a token it redirects to `/login`, which remembers the target. */
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSession();
  const loggedIn = useLoggedIn();
  const { pathname, search } = useLocation();
  if (loggedIn) return children;
  return <Navigate to={PATHS.login} replace state={loginStateAfter(session.left(), pathname + search)} />;
}
