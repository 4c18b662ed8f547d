import { PATHS } from "./paths.ts";

const KNOWN: readonly string[] = ["/", ...Object.values(PATHS)];

/** The route that shows a path, without what follows it (`/register/*`); `*` for a path that leads nowhere. */
export function pagePattern(pathname: string): string {
  const path = pathname.toLowerCase().replace(/(.)\/+$/, "$1");
  if (KNOWN.includes(path)) return path;
  const parent = [PATHS.register, PATHS.user].find((each) => path.startsWith(`${each}/`));
  return parent === undefined ? "*" : `${parent}/*`;
}
