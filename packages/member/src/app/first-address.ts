import { loginStateAfter } from "../navigation/login-state.ts";
import { PATHS } from "../navigation/paths.ts";

/**
 * Follows the redirects of the first address before the first render (§2 Guard), so that it already is the address of
 * the prerendered page: `/` and `/user` lead to home, and a visitor of a member's page to the log-in.
 */
export function settleFirstAddress(loggedIn: boolean): void {
  const { pathname, search } = window.location;
  const bare = pathname.replace(/(.)\/$/, "$1");
  if (bare !== "/" && bare !== PATHS.user && !bare.startsWith(`${PATHS.user}/`)) return;
  if (!loggedIn) {
    const target = bare === "/" ? PATHS.user : pathname + search;
    // As the router stores the state of an entry.
    const state = { ...(window.history.state as object | null), usr: loginStateAfter(null, target) };
    window.history.replaceState(state, "", PATHS.login);
  } else if (bare === "/" || bare === PATHS.user) {
    window.history.replaceState(window.history.state, "", PATHS.home);
  }
}
