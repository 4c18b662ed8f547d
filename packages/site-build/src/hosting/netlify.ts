import { BACKEND_PATHS } from "../backend-paths.ts";
import { ASSETS } from "../site-addresses.ts";
import type { HostedSite } from "./hosted-site.ts";

/**
 * The `_redirects` file of a site, for hosts that follow Netlify's rules: the backend's paths, a 404 for missing assets,
 * and `index.html` for every other address without a file. The host reads the build's `_headers` beside it.
 */
export function netlifyRedirects({ backends }: Pick<HostedSite, "backends">): string {
  const [backend] = backends;
  if (backend === undefined) throw new Error("A backend is required.");
  return [
    ...BACKEND_PATHS.map((path) => `${path}/*  ${backend.origin}${path}/:splat  200!`),
    `${ASSETS}*  /404.html  404`,
    "/*  /index.html  200",
    "",
  ].join("\n");
}
