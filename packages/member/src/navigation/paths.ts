/** Every address of the product (§2). */
export const PATHS = {
  login: "/login",
  register: "/register",
  howto: "/howto",
  contact: "/contact",
  user: "/user",
  home: "/user/home",
  statement: "/user/statement",
  profile: "/user/profile",
  bonus: "/user/bonus",
  memberContact: "/user/contact",
  terminated: "/terminated",
} as const;

const PUBLIC_PATHS: readonly string[] = [PATHS.login, PATHS.register, PATHS.howto, PATHS.contact];

/** Any origin works: only an address' path and search are used. */
const ANY_ORIGIN = "http://site.invalid";

/**
 * Reads a remembered target (§2 Guard): only our own member routes, with their search, are valid. Anything else, such
 * as `//evil.example/user`, is `null`.
 */
export function readTarget(target: unknown): string | null {
  if (typeof target !== "string" || !target.startsWith("/user")) return null;
  const url = new URL(target, ANY_ORIGIN);
  if (url.origin !== ANY_ORIGIN) return null;
  if (url.pathname !== PATHS.user && !url.pathname.startsWith(`${PATHS.user}/`)) return null;
  return url.pathname + url.search;
}

/** Whether a path is one of the pages that need no log-in; opening one ends a session. Of these only registration has steps. */
export function isPublicPath(pathname: string): boolean {
  const path = barePath(pathname);
  return PUBLIC_PATHS.includes(path) || path.startsWith(`${PATHS.register}/`);
}

/** A path as the router compares it: it takes `/Login/` for the log-in, too. */
export function barePath(pathname: string): string {
  return pathname.toLowerCase().replace(/\/+$/, "");
}
