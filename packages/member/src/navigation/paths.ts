/** Every address of the product (§2), from one place. */
export const PATHS = {
  login: "/login",
  register: "/register",
  howto: "/howto",
  contact: "/contact",
  user: "/user",
  home: "/user/home",
  statement: "/user/statement",
  profile: "/user/profile",
  memberContact: "/user/contact",
  terminated: "/terminated",
} as const;

const PUBLIC_PATHS = [PATHS.login, PATHS.register, PATHS.howto, PATHS.contact];

/** The origin does not matter: only path and search of an address are ever used. */
const ANY_ORIGIN = "http://site.invalid";

/**
 * Reads a remembered target (§2 Guard): only one of our own member routes, with its search, is ever followed.
 * Anything else, `//evil.example/user` included, is `null`.
 */
export function readTarget(target: unknown): string | null {
  if (typeof target !== "string" || !target.startsWith("/user")) return null;
  const url = new URL(target, ANY_ORIGIN);
  if (url.origin !== ANY_ORIGIN) return null;
  if (url.pathname !== PATHS.user && !url.pathname.startsWith(`${PATHS.user}/`)) return null;
  return url.pathname + url.search;
}

/** Whether a path belongs to the pages that need no log-in; opening one ends a session. */
export function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
