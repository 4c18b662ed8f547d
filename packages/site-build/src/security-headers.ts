import { createHash } from "node:crypto";
import type { BuildSettings } from "./settings/build-settings.ts";
import { CACHING } from "./site-addresses.ts";
import { WORKER_FILE } from "./worker-file.ts";

/** The settings that name what a page may call and show besides its own origin. */
export type PageOrigins = Pick<
  BuildSettings,
  "apiUrl" | "chatUrl" | "mediaOrigins" | "howToBase" | "reports"
>;

const OF_DOCUMENTS: ReadonlySet<string> = new Set([
  "content-security-policy",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "x-frame-options",
]);

/**
 * Whether only documents obey a header. The servers of this repository send such headers with no file under `ASSETS`:
 * together they are larger than most of those. Static hosts send them with everything, because any address may be a page.
 */
export function isForDocuments(name: string): boolean {
  return OF_DOCUMENTS.has(name.toLowerCase());
}

/** The hash by which a policy allows one inline script or style. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The only definition of a site's security headers, as a `_headers` file that static hosts and the local server read.
 * Game pages open in separate windows, so the opener policy allows them.
 * @param assets The paths that the build wrote with a hash in their name (`assets/a-1f.js`), to be cached forever. Each
 * has a rule: hosts apply the headers of a pattern to its 404s too, and a browser would cache the 404 of a chunk missed
 * during a release. Hosts with a limit on rules cache the rest for a shorter time.
 */
export function headersFile(
  { apiUrl, chatUrl, mediaOrigins, howToBase, reports }: PageOrigins,
  inline: { scripts: string[]; styles: string[] },
  assets: readonly string[],
): string {
  const [api, chat, videos] = [apiUrl, chatUrl, howToBase].map(originOf);
  const pictures = ["'self'", "data:", "blob:", api, chat, videos, ...mediaOrigins];
  const policy = [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...inline.scripts.map(inlineHash)],
    ["worker-src", "'self'"],
    ["style-src", "'self'", ...inline.styles.map(inlineHash)],
    ["connect-src", "'self'", api, chat, chat?.replace(/^http/, "ws"), originOf(reports?.url)],
    ["img-src", ...pictures],
    ["media-src", ...pictures],
    ["font-src", "'self'"],
    ["manifest-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'none'"],
    ["frame-ancestors", "'none'"],
    ["require-trusted-types-for", "'script'"],
    // `service-worker` passes the address of the site's own worker alone.
    ["trusted-types", "dompurify", "service-worker"],
  ].map((directive) => [...new Set(directive.filter((part) => part !== undefined))].join(" "));

  return [
    "/*",
    `  Content-Security-Policy: ${policy.join("; ")}`,
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: no-referrer",
    "  Permissions-Policy: camera=(self), clipboard-write=(self), geolocation=(), microphone=(), payment=(), usb=()",
    "  Cross-Origin-Opener-Policy: same-origin-allow-popups",
    "  X-Frame-Options: DENY",
    // A browser asks for a new release by it.
    `/${WORKER_FILE}`,
    `  Cache-Control: ${CACHING.other}`,
    ...assets.flatMap((path) => [`/${path}`, `  Cache-Control: ${CACHING.asset}`]),
    "",
  ].join("\n");
}

/** The origin of an address; `undefined` for a path and for none, which mean the page's own. */
function originOf(address: string | null | undefined): string | undefined {
  return address?.includes("://") ? new URL(address).origin : undefined;
}
