import { Navigate, useLocation } from "react-router-dom";
import { PATHS } from "../../navigation/paths.ts";
import { loginStateAfter } from "../../navigation/login-state.ts";
import { useSession } from "../../session/SessionContext.tsx";

/** The guard of member routes (§2): without a token they redirect to `/login`, which remembers the target. */
export function LogInFirst() {
  const session = useSession();
  const { pathname, search } = useLocation();
  return <Navigate to={PATHS.login} replace state={loginStateAfter(session.left(), pathname + search)} />;
}
